import { NOISE } from './noise';

/**
 * A stone column that stands up from the board: its foot fills the circle, its capital is narrower and leans away from
 * the viewer, so that the fluted shaft shows between them.
 */
export const PILLAR_PROGRAM = `${NOISE}
uniform float2 uCentre; uniform float uRadius; uniform float3 uStone; uniform float3 uLight; uniform float uSeed;
const float TOP = .76; const float LEAN = -.20;

float capital(float2 p){
  float r = length(p), a = atan(p.y,p.x);
  float h = .34*smoothstep(1.,.84,r)+.14*smoothstep(.76,.70,r)-.12*smoothstep(.60,.555,r)+.11*smoothstep(.535,.49,r);
  float star = abs(sin(a*4.)); h -= .06*smoothstep(.40,.36,r)*smoothstep(.22,.12,star*r*2.2);
  h += (fractal(p*2.2+uSeed*3.)-.5)*.12+(fractalCoarse(p*10.+uSeed)-.5)*.024;
  float crack = abs(fractal(p*1.1+uSeed*5.)-.5); h -= smoothstep(.018,.0,crack)*.08;
  return h-.16*smoothstep(.60,.74,fractal(p*1.7+uSeed*9.)*smoothstep(.5,.95,r)*1.5);
}
float3 stone(float2 p){ return uStone*(.74+.52*fractal(p*3.+uSeed)); }
float3 lit(float3 albedo, float3 normal, float occlusion){
  float3 light = normalize(uLight); float facing = max(dot(normal,light),0.);
  float shine = pow(max(dot(normal,normalize(light+float3(0,0,1.))),0.),10.)*.04;
  return albedo*(float3(.30,.31,.37)*occlusion+float3(1.10,.92,.66)*facing*occlusion)+shine;
}
// How far up the shaft a point of the drawing is: 0 at the foot, 1 under the capital.
float climb(float2 p){
  float k = 1.-TOP, a = LEAN*LEAN-k*k, b = k-p.y*LEAN, c = dot(p,p)-1.;
  return clamp((-b+sqrt(max(b*b-a*c,0.)))/a,0.,1.);
}
float3 shaft(float2 p){
  float t = climb(p); float2 outward = normalize(p-float2(0,LEAN*t)); float a = atan(outward.y,outward.x);
  float ring = smoothstep(.30,.22,t)+smoothstep(.78,.86,t);
  float flute = sin(a*22.)*(1.-clamp(ring,0.,1.));
  float2 along = float2(-outward.y,outward.x);
  float bulge = (t<.5 ? (t-.12) : (t-.9))*4.*clamp(ring,0.,1.);
  float3 normal = normalize(float3(outward+along*flute*.55,.42+bulge*.6));
  float occlusion = mix(.42,1.,smoothstep(.0,.55,t))*mix(.60,1.,smoothstep(1.,.82,t)*.8+.2);
  return lit(stone(float2(a*2.,t*2.))*(.86+.16*flute),normal,occlusion);
}
float3 top(float2 p, float px){
  float e = max(px*.7,.006);
  float dx = capital(p+float2(e,0))-capital(p-float2(e,0)), dy = capital(p+float2(0,e))-capital(p-float2(0,e));
  float r = length(p); float3 albedo = stone(p);
  albedo *= (1.-.55*exp(-pow((r-.775)/.030,2.)))*mix(.70,1.14,smoothstep(1.,.72,r));
  return lit(albedo,normalize(float3(-float2(dx,dy)/(2.*e)*.62,1.)),1.);
}
half4 main(float2 xy){
  float2 p = (xy-uCentre)/uRadius; float r = length(p), px = 1./uRadius;
  float cover = 1.-smoothstep(1.-px,1.+px*.2,r); if(cover<=0.) return half4(0);
  float2 q = (p-float2(0,LEAN))/TOP; float d = length(q);
  float onTop = 1.-smoothstep(1.-px/TOP,1.+px/TOP,d);
  float3 c = mix(shaft(p),top(q,px/TOP),onTop);
  return half4(half3(clamp(c,0.,1.))*half(cover),half(cover));
}`;
