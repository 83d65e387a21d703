import { NOISE } from './noise';

const HEAD = `uniform float2 uSize; uniform float uScale; uniform float2 uSeed;\n${NOISE}`;

const WOOD = `
const float PLANK = 142.;
float3 wood(float2 xy){
  float2 p = (xy/uScale).yx; float along = p.x/PLANK+.37, id = floor(along), across = fract(along)*PLANK;
  float2 q = float2(p.x*.050+id*13.7, p.y*.0042+hash1(id)*9.);
  float wave = fractal(q+3.); float figure = fractal(float2(q.x*2.6+wave*4.2, q.y*4.));
  float fine = valueNoise(float2(p.x*1.1+wave*26.,p.y*.03+id*7.));
  float3 c = mix(float3(.040,.022,.014),float3(.150,.082,.044),smoothstep(.25,.82,figure*.84+fine*.16));
  c *= .82+.30*hash1(id+3.); c *= 1.-.82*smoothstep(1.8,.3,min(across,PLANK-across));
  return c;
}
`;

/** Walnut planks in even light, to be shown mirrored side by side under a glow that is drawn live. */
export const WALNUT_PROGRAM = `${HEAD}${WOOD}
half4 main(float2 xy){ return half4(half3(pow(wood(xy)*float3(1.14,.97,.78)*1.84,float3(.90))),1.); }`;

/** The walnut table under its candle. The seed is where the glow falls, in points. */
export const TABLE_PROGRAM = `${HEAD}${WOOD}
half4 main(float2 xy){
  float2 away = xy/uScale-uSeed; float d = length(away*float2(1.,.78));
  float3 c = wood(xy)*float3(1.14,.97,.78)*(exp(-d*d/(430.*430.))*1.5+.34);
  c += float3(.05,.022,.006)*exp(-d*d/(210.*210.));
  return half4(half3(pow(c,float3(.90))),1.);
}`;

export const LEATHER_PROGRAM = `${HEAD}
half4 main(float2 xy){
  float2 p = xy/uScale+uSeed; float grain = smoothstep(.0,.30,cells(p*.55).y);
  float3 c = mix(float3(.060,.040,.032),float3(.108,.074,.056),fractal(p*.02))*(.86+.16*grain);
  return half4(half3(c),1.);
}`;

export const PARCHMENT_PROGRAM = `${HEAD}
half4 main(float2 xy){
  float2 size = uSize/uScale; float2 p = xy/uScale; float2 inward = min(p,size-p); float2 q = p+uSeed;
  float edge = min(inward.x,inward.y)+(fractal(q*.06)-.5)*12.;
  float fibre = fractal(q*.022)*.6+fractal(q*float2(.25,.6))*.4;
  float3 c = mix(float3(.860,.775,.590),float3(.955,.900,.755),fibre);
  c = mix(c,float3(.60,.43,.23),.62*exp(-max(edge,0.)/7.));
  c *= 1.-.10*smoothstep(.64,.74,valueNoise(q*.5)*.5+valueNoise(q*1.3)*.5);
  return half4(half3(c),1.);
}`;

export const VELVET_PROGRAM = `${HEAD}
half4 main(float2 xy){
  float2 p = xy/uScale; float2 size = uSize/uScale; float down = p.y/size.y;
  float x = p.x+sin(p.y*.006+1.)*9.*down+(fractal(float2(p.x*.01,p.y*.004)+uSeed)-.5)*40.;
  float fold = sin(x*.098)+.45*sin(x*.061+1.3)+.25*sin(x*.21+.4+p.y*.004);
  float turn = cos(x*.098)*.098+.45*.061*cos(x*.061+1.3)+.0525*cos(x*.21+.4+p.y*.004);
  float lit = .50+.20*fold-1.7*turn; float nap = fractal(p*float2(.9,.5));
  float3 c = mix(float3(.052,.006,.012),float3(.36,.030,.040),clamp(lit,0.,1.));
  c += float3(.34,.07,.05)*pow(clamp(lit-.55,0.,1.),2.);
  float d = length((p-float2(size.x*.5,size.y*.40))/float2(size.x*.85,size.y*.55));
  c *= (.86+.28*nap)*(1.3-.75*smoothstep(.1,1.25,d));
  return half4(half3(clamp(c,0.,1.)),1.);
}`;
