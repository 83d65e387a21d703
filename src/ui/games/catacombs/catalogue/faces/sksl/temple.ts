/** Square marble tiles on a floor that has sunk, so that water stands on part of it. The material is the tile. */
export const TEMPLE_GROUND = `
float2 ground(float2 p){
  float T = 35.; float2 g = (p-float2(10.,15.))/T; float2 id = floor(g), l = (fract(g)-.5)*T;
  float2 q = abs(l)-(T*.5-.7-1.8); float d = length(max(q,0.))+min(max(q.x,q.y),0.)-1.8;
  d += (fractalCoarse(p*.3)-.5)*.9;
  float body = smoothstep(.2,-1.1,d);
  float sunk = step(.86,hash2to1(id+4.));
  float lowf = (fractal(p*.011+8.)-.5)*10.;
  float h = lowf-1.45+body*(1.5+dot(hash2to2(id)-.5,l)*.05)-sunk*1.5*body;
  h += body*(fractalCoarse(p*.6)-.5)*.16;
  float n = abs(fractal(p*.03+id*3.1)-.5); h -= smoothstep(.010,.0,n)*.8*body*step(.62,hash2to1(id+1.));
  float chk = mod(id.x+id.y,2.);
  return float2(clamp(h,-5.,3.2), chk*.5+.25*hash2to1(id+9.));
}
`;

/** Chequered, veined marble. */
export const TEMPLE_SURFACE = `
float4 surface(float2 p, float h, float m, float ao){
  float chk = step(.5,m); float3 c = mix(uColour0,uColour1,chk);
  float v = abs(fractal(p*.035+chk*9.+floor(m*9.))-.5); c = mix(c,mix(uColour2,c,.5),smoothstep(.05,.0,v)*.55);
  c *= .86+.28*fractal(p*.12);
  c = mix(c,uColour3*.5,smoothstep(-.2,-1.8,h)*.4);
  return float4(c,.30);
}
float3 glow(float2 p, float m, float nearby){ return float3(0); }
`;
