/** Still water over the sunken part of a floor: tint by depth, a web of light on the ground, a bright shore. */
export const WATER = `
float3 water(float2 p, float h, float3 lit, float3 light){
  float depth = -.35-h;
  float isWet = smoothstep(-.05,.22,depth);
  float2 q = p*.055, step = float2(.044,0.);
  float here = fractal(q+2.), east = fractal(q+step.xy+2.), south = fractal(q+step.yx+2.);
  float3 normal = normalize(float3((here-east)*9.,(here-south)*9.,1.));
  float shine = pow(max(dot(normal,normalize(light+float3(0,0,1))),0.),90.);
  float2 ripple = p/26.+(float2(valueNoise(p*.05),valueNoise(p*.05+7.))-.5)*1.6;
  float web = pow(1.-smoothstep(0.,.26,cells(ripple).y),3.)*smoothstep(.1,1.2,depth);
  float3 tint = mix(float3(.30,.80,.78),float3(.03,.24,.29),smoothstep(0.,3.6,depth));
  float3 c = lit*tint*1.05+tint*.035+float3(.55,.95,.85)*web*.055;
  c += float3(1.,.90,.70)*shine*.35;
  c += float3(.75,.95,.9)*smoothstep(.16,.0,abs(depth-.10))*.10;
  return mix(lit,c,isWet);
}
`;
