/** Long slabs half buried in wind-blown sand. The material is the sand. */
export const TOMB_GROUND = `
float2 ground(float2 p){
  float2 w = p+(float2(fractalCoarse(p*.05),fractalCoarse(p*.05+37.))-.5)*3.;
  float R = 74.; float row = floor(w.y/R), fy = w.y-row*R;
  float W = 104., off = mod(row,2.)*52.+2.; float c = floor((w.x+off)/W), fx = w.x+off-c*W; float2 id = float2(c,row);
  float2 hs = float2(W,R)*.5, l = float2(fx,fy)-hs;
  float2 q = abs(l)-(hs-.9-2.); float d = length(max(q,0.))+min(max(q.x,q.y),0.)-2.;
  d += (fractalCoarse(p*.3)-.5)*1.2;
  float body = smoothstep(.4,-1.6,d);
  float h = -1.5+body*(2.2+(hash2to1(id)-.5)*.8)+body*((fractal(p*.1)-.5)*1.1);
  h -= smoothstep(.68,.80,valueNoise(p*float2(.18,.6)))*.35*body;
  float rim = max(abs(p.x-150.)/150.,abs(p.y-225.)/225.);
  float s = -1.7+(fractal(p*.012+3.7)-.42)*14.+smoothstep(.62,1.,rim)*2.6;
  float ang = p.x*.34+p.y*.62+(fractal(p*.022)-.5)*26.;
  s += (.30*sin(ang)+.10*sin(ang*2.+1.))*smoothstep(-1.5,1.,s-h+1.2)+(fractalCoarse(p*1.1)-.5)*.16;
  float k = clamp(.5+.5*(s-h)/.8,0.,1.);
  return float2(mix(h,s,k)+.4*k*(1.-k), k);
}
`;

/** Ochre sandstone and rippled sand. */
export const TOMB_SURFACE = `
float4 surface(float2 p, float h, float m, float ao){
  float3 s = mix(uColour0,uColour1,smoothstep(-1.2,1.5,h)); s *= .80+.38*fractal(p*float2(.10,.25));
  float3 d = mix(uColour2,uColour3,smoothstep(-1.5,3.,h)); d *= .90+.20*valueNoise(p*2.2);
  return float4(mix(s,d,m),.05);
}
float3 glow(float2 p, float m, float nearby){ return float3(0); }
`;
