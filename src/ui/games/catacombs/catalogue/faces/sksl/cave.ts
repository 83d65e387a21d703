/** Rounded boulders with moss in the joints; the material is the moss. */
export const CAVE_GROUND = `
float2 ground(float2 p){
  float2 w = p+(float2(fractal(p*.03),fractal(p*.03+41.))-.5)*22.;
  float4 v = cells(w/(31.));
  float e = smoothstep(.015,.24,v.y);
  float h = -2.2+e*(2.3+(hash2to1(v.zw)-.5)*1.2)+(1.-smoothstep(0.,.7,v.x))*1.0;
  h += e*((fractal(p*.10)-.5)*1.5+(fractalCoarse(p*.7)-.5)*.3);
  float moss = smoothstep(.455,.575,fractal(p*.014+5.)*.78+(1.-e)*.20+(fractalCoarse(p*.22)-.5)*.16);
  h += moss*(.35+(fractal(p*.42)-.25)*1.5);
  return float2(h, moss);
}
`;

/** Brown rock under green cushions. */
export const CAVE_SURFACE = `
float4 surface(float2 p, float h, float m, float ao){
  float3 r = mix(uColour0,uColour1,smoothstep(-2.,1.6,h)); r *= .78+.44*fractal(p*.18);
  r = mix(r,r*float3(1.14,1.0,.82),fractal(p*.02));
  float t = fractal(p*.30+3.); float3 g = mix(uColour2,uColour3,smoothstep(.25,.75,t+.10*h));
  float spore = smoothstep(.80,.86,valueNoise(p*.55+4.))*m;
  g = mix(g,float3(.52,.55,.20),spore*.35);
  return float4(mix(r,g,m),.10*(1.-m));
}
float3 glow(float2 p, float m, float nearby){ return float3(0); }
`;
