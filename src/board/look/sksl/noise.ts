/** What every shader program begins with: hashes, value noise and cells. Loops are constant, as ES2 asks. */
export const NOISE = `
float hash1(float p){ p = fract(p*.1031); p *= p+33.33; p *= p+p; return fract(p); }
float hash2to1(float2 p){ float3 q = fract(p.xyx*.1031); q += dot(q, q.yzx+33.33); return fract((q.x+q.y)*q.z); }
float2 hash2to2(float2 p){
  float3 q = fract(p.xyx*float3(.1031,.1030,.0973));
  q += dot(q, q.yzx+33.33);
  return fract((q.xx+q.yz)*q.zy);
}
float valueNoise(float2 p){
  float2 cell = floor(p), f = fract(p), u = f*f*(3.-2.*f);
  float top = mix(hash2to1(cell), hash2to1(cell+float2(1,0)), u.x);
  float bottom = mix(hash2to1(cell+float2(0,1)), hash2to1(cell+float2(1,1)), u.x);
  return mix(top, bottom, u.y);
}
float fractal(float2 p){
  float sum = 0., gain = .5;
  for(int i=0;i<5;i++){
    sum += gain*valueNoise(p);
    p = float2(p.x*1.6-p.y*1.2, p.x*1.2+p.y*1.6)+17.3;
    gain *= .5;
  }
  return sum/.97;
}
float fractalCoarse(float2 p){ return valueNoise(p)*.62+valueNoise(p*2.1+9.)*.38; }
// x: distance to the nearest seed; y: how much farther the second is (0 on a joint); zw: the cell.
float4 cells(float2 p){
  float2 n = floor(p), f = fract(p); float first = 9., second = 9.; float2 id = float2(0);
  for(int j=-1;j<=1;j++) for(int i=-1;i<=1;i++){
    float2 g = float2(float(i),float(j)); float2 o = hash2to2(n+g)*.84+.08;
    float d = length(g+o-f);
    if(d<first){ second = first; first = d; id = n+g; } else if(d<second){ second = d; }
  }
  return float4(first, second-first, id);
}
`;
