import { NOISE } from './noise';

/**
 * A stone column seen a little from the near side: its foot fills the circle, a fluted shaft rises out of it, and
 * the capital on top leans away and overhangs the shaft.
 */
export const PILLAR_PROGRAM = `${NOISE}
uniform float2 uCentre; uniform float uRadius; uniform float3 uStone; uniform float3 uLight; uniform float uSeed;
const float TOP = .78; const float LEAN = -.22; const float SLAB = .13;

float capital(float2 p){
  float r = length(p), a = atan(p.y,p.x);
  float h = .30*smoothstep(1.,.90,r)+.14*smoothstep(.80,.74,r)-.14*smoothstep(.62,.575,r)+.12*smoothstep(.545,.50,r);
  float star = abs(sin(a*4.)); h -= .08*smoothstep(.42,.37,r)*smoothstep(.24,.12,star*r*2.2);
  h += (fractal(p*2.2+uSeed*3.)-.5)*.10+(fractalCoarse(p*10.+uSeed)-.5)*.022;
  float crack = abs(fractal(p*1.1+uSeed*5.)-.5); h -= smoothstep(.014,.0,crack)*.07;
  return h-.16*smoothstep(.62,.76,fractal(p*1.7+uSeed*9.)*smoothstep(.5,.95,r)*1.5);
}
float3 stone(float2 p){ return uStone*(.78+.46*fractal(p*3.+uSeed)); }
float3 lit(float3 albedo, float3 normal, float open){
  float facing = max(dot(normal,normalize(uLight)),0.);
  float shine = pow(max(dot(normal,normalize(uLight+float3(0,0,1.))),0.),12.)*.05;
  return albedo*(float3(.36,.36,.42)+float3(1.16,.96,.70)*facing)*open+shine*open;
}
// How far up a point of the side is: 0 at the foot, 1 under the capital.
float climb(float2 p){
  float k = 1.-TOP, a = LEAN*LEAN-k*k, b = k-p.y*LEAN, c = dot(p,p)-1.;
  return clamp(-c/max(b+sqrt(max(b*b-a*c,0.)),.001),0.,1.);
}
float3 side(float2 p){
  float t = climb(p); float2 outward = normalize(p-float2(0,LEAN*t)); float a = atan(outward.y,outward.x);
  float plinth = smoothstep(.25,.20,t), shaft = 1.-plinth;
  float flute = abs(sin(a*11.)); float groove = smoothstep(.75,.05,flute)*shaft;
  float3 normal = normalize(float3(outward*(1.-.3*plinth),.55+plinth*smoothstep(.05,.22,t)*.6));
  float open = 1.-.62*smoothstep(.55,1.,t)*shaft;
  open *= (1.-.60*exp(-pow((t-.225)/.04,2.)))*(1.-.58*groove);
  float bounce = .34+.22*dot(outward,float2(-.5,.3));
  return (lit(stone(float2(a*2.,t*2.)),normal,1.)+stone(p)*float3(.9,.82,.74)*bounce)*open;
}
float3 top(float2 p, float px){
  float e = max(px*.7,.006);
  float dx = capital(p+float2(e,0))-capital(p-float2(e,0)), dy = capital(p+float2(0,e))-capital(p-float2(0,e));
  float r = length(p); float3 albedo = stone(p)*(1.-.5*exp(-pow((r-.80)/.03,2.)));
  return lit(albedo*1.10,normalize(float3(-float2(dx,dy)/(2.*e)*.66,1.)),1.);
}
half4 main(float2 xy){
  float2 p = (xy-uCentre)/uRadius; float r = length(p), px = 1./uRadius;
  float cover = 1.-smoothstep(1.-px,1.+px*.2,r); if(cover<=0.) return half4(0);
  float2 q = (p-float2(0,LEAN))/TOP, low = (p-float2(0,LEAN+SLAB))/TOP;
  float edge = px/TOP; float d = length(q), under = length(low);
  float onTop = 1.-smoothstep(1.-edge,1.+edge,d), onSlab = 1.-smoothstep(1.-edge,1.+edge,min(under,length((p-float2(0,LEAN+SLAB*.5))/TOP)));
  float shade = 1.-.5*(1.-smoothstep(.98,1.22,length((p-float2(.05,LEAN+SLAB+.09))/TOP)));
  float2 rim = normalize(low);
  float3 slab = lit(stone(float2(atan(rim.y,rim.x)*2.,1.)),normalize(float3(rim,.55)),.95)+stone(p)*.10;
  float3 c = mix(side(p)*shade,slab,onSlab);
  c = mix(c,top(q,edge),onTop);
  return half4(half3(clamp(c,0.,1.))*half(cover),half(cover));
}`;
