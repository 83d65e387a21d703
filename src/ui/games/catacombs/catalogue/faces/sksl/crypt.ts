/** Worn ashlar: large blocks split in two or four, pitted and cracked. */
export const CRYPT_GROUND = `
float2 ground(float2 p){
  float2 w = p+(float2(fractalCoarse(p*.06),fractalCoarse(p*.06+37.))-.5)*3.6+float2(13.,4.);
  float C = 96.; float col = floor(w.x/C); w.y += hash1(col+3.)*C; // random ashlar: big cells split in two or four
  float2 id = floor(w/C), l = fract(w/C), lo = float2(0), hi = float2(1);
  float r = hash2to1(id+5.); float2 sp = .36+.28*hash2to2(id+1.);
  if(r<.72){ if(l.x<sp.x) hi.x = sp.x; else lo.x = sp.x; }
  if(r>.24&&r<.9){ if(l.y<sp.y) hi.y = sp.y; else lo.y = sp.y; }
  id += lo*.71;
  float2 hs = (hi-lo)*C*.5; l = (l-(lo+hi)*.5)*C;
  float2 q = abs(l)-(hs-1.1-3.6); float d = length(max(q,0.))+min(max(q.x,q.y),0.)-3.6;
  d += (fractalCoarse(p*.35)-.5)*1.5;
  float body = smoothstep(.7,-2.2,d);
  float h = -1.1+body*(2.0+dot(hash2to2(id)-.5,l)*.020+(hash2to1(id)-.5)*.9);
  h += body*((fractal(p*.09)-.5)*1.3+(fractalCoarse(p*.9)-.5)*.26);
  h -= smoothstep(.62,.80,fractalCoarse(float2(p.x*.8-p.y*.6,p.x*.6+p.y*.8)*.42))*.55*body;
  float n = abs(fractal(p*.016+id*7.7)-.5);
  h -= smoothstep(.011,.0,n)*1.2*body*step(.58,hash2to1(id+3.));
  return float2(h, hash2to1(id+11.));
}
`;

/** Grey stone, damp in patches, dark in the joints. */
export const CRYPT_SURFACE = `
float4 surface(float2 p, float h, float m, float ao){
  float3 c = mix(uColour0,uColour1,smoothstep(-1.2,1.4,h+(m-.5)*1.3));
  c = mix(c,uColour2,.45*smoothstep(.35,.8,m)*fractal(p*.05));
  c *= .82+.36*fractal(p*.22);
  float damp = smoothstep(.52,.68,fractal(p*.012+9.));
  c = mix(c,c*float3(.55,.72,.66),damp*.6);
  c = mix(c,uColour3,smoothstep(.1,-1.1,h)*.55);
  return float4(c,.10+.30*damp);
}
float3 glow(float2 p, float m, float nearby){ return float3(0); }
`;
