/** Basalt plates; cracks widen towards the sides, where lava shows. The material is the lava. */
export const FORGE_GROUND = `
float2 ground(float2 p){
  float2 w = p+(float2(fractal(p*.035),fractal(p*.035+41.))-.5)*14.;
  float4 v = cells(w/40.);
  float2 eq = abs(p-float2(150,225))/float2(150,225);
  float hot = smoothstep(.40,.72,fractal(p*.010+2.3)*.72+.36*smoothstep(.45,1.,max(eq.x,eq.y*.82))-.06);
  float cw = mix(.010,.11,hot);
  float e = smoothstep(cw,cw+.11,v.y);
  float h = -3.2+e*(3.6+(hash2to1(v.zw)-.5)*1.0+dot(hash2to2(v.zw)-.5,fract(w/40.)-.5)*1.4);
  float st = fractal(p*.045+v.zw); h += e*(floor(st*7.)/7.-.5)*1.3;
  h += e*((fractal(p*.16)-.5)*1.1+(fractalCoarse(p*.9)-.5)*.25);
  float lava = (1.-smoothstep(cw*.75,cw*1.15,v.y))*mix(.25,1.,hot);
  return float2(h, lava);
}
`;

/** Black stone that the lava lights from below. */
export const FORGE_SURFACE = `
float4 surface(float2 p, float h, float m, float ao){
  float3 c = mix(uColour0,uColour1,smoothstep(-.4,1.6,h)); c *= .72+.55*fractal(p*.25);
  c = mix(c,uColour2,.35*smoothstep(.5,.75,fractal(p*.04+3.)));
  return float4(c,.16);
}
float3 glow(float2 p, float m, float nearby){
  float t = m*(.40+.85*fractal(p*.13)); float crust = smoothstep(.42,.60,fractal(p*.30+20.));
  t *= 1.-.45*crust;
  float3 e = mix(float3(.20,.012,.0),float3(.88,.16,.015),smoothstep(.12,.45,t));
  e = mix(e,float3(1.,.50,.07),smoothstep(.42,.70,t)); e = mix(e,float3(1.,.84,.40),smoothstep(.70,.98,t));
  return e*smoothstep(.05,.30,m)+float3(.95,.24,.04)*nearby*.55;
}
`;
