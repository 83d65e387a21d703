import { NOISE } from './noise';

/**
 * A turned, painted, lacquered wooden disc under one light. By distance from the centre: dished face to .70, groove to
 * .735, painted torus to .95, chamfer to 1.
 */
export const DISC_PROGRAM = `${NOISE}
uniform float2 uCentre; uniform float uRadius; uniform float3 uRim; uniform float3 uCarving; uniform float3 uFace;
uniform float3 uLight; uniform float uPattern; uniform float uSeed; uniform float uPainted;

// Repeats round the rim, in the order of RIM_PATTERNS.
float repeats(){
  return uPattern<.5?14.:uPattern<1.5?20.:uPattern<2.5?12.:uPattern<3.5?18.:uPattern<4.5?22.:uPattern<5.5?24.:uPattern<6.5?16.:uPattern<7.5?20.:15.;
}
float carving(float turn, float y, float width){
  float n = repeats(); float t = fract(turn*n)-.5; float x = t*70.6/n; float d = 9.;
  if(uPattern<.5) d = max(abs(x)-21.9/n,abs(y)-.26);
  else if(uPattern<1.5) d = (y*.9+abs(x)*1.15-.45)*.6;
  else if(uPattern<2.5) d = abs(y-.52*sin(t*6.2832))-.24;
  else if(uPattern<3.5) d = (abs(x+.35*(y+.6)*(y+.6)*.5)+y*.55-.28)*.7;
  else if(uPattern<4.5) d = length(float2(x,y))-.42;
  else if(uPattern<5.5) d = min(abs(abs(y)-.72)-.13,length(float2(x,y))-.26);
  else if(uPattern<6.5) d = min(abs(x)*.8+abs(y)-.62,abs(abs(y)-.84)-.15);
  else if(uPattern>7.5) d = max(abs(abs(x)-.36)-.22,abs(y)-.66);
  return uPattern>6.9&&uPattern<7.5 ? 0. : 1.-smoothstep(-width,width,d);
}
float slope(float r){
  float s = .16*r*(1.-smoothstep(.69,.71,r));
  s += (r-.717)/.012*exp(-pow((r-.717)/.017,2.))*.75;
  float x = (r-.842)/.107; s -= x*.74*(1.-smoothstep(.96,1.04,abs(x)));
  return s-1.35*smoothstep(.945,.995,r);
}
half4 main(float2 xy){
  float2 p = (xy-uCentre)/uRadius; float r = length(p); float px = 1./uRadius;
  float cover = 1.-smoothstep(1.-px,1.+px*.2,r); if(cover<=0.) return half4(0);
  float2 outward = r>.0001 ? p/r : float2(0); float turn = atan(outward.y,outward.x)/6.28318+.5;
  float inFace = 1.-smoothstep(.705-px,.705+px,r);
  float inRim = smoothstep(.735-px,.735+px,r)*(1.-smoothstep(.952-px,.952+px,r));
  float2 q = p+uSeed*7.31;
  float grain = fractal(float2(q.x*2.2+fractal(q*1.3)*1.2, q.y*15.));
  float turned = valueNoise(float2(r*70.,uSeed))*.5+valueNoise(float2(r*31.,uSeed+4.))*.5;
  float s = slope(r)+(turned-.5)*.05*(1.-inRim);
  float3 wood = mix(float3(.20,.105,.045),float3(.50,.30,.145),grain);
  float3 face = uFace*(.86+.20*grain+.05*(turned-.5))*mix(1.,.94+.12*turned,uPainted);
  face *= 1.-.22*smoothstep(.40,.71,r);
  float streak = valueNoise(float2(turn*60.,r*8.+uSeed))*.5+valueNoise(float2(turn*140.,r*14.))*.5;
  float3 rim = uRim*(.86+.26*streak);
  rim = mix(rim,uCarving*(.88+.24*streak),carving(turn,(r-.842)/.088,px/.088*.9));
  float wear = valueNoise(p*9.+uSeed*3.)*.6+valueNoise(p*23.)*.4+smoothstep(.90,.952,r)*.22;
  rim = mix(rim,wood*1.15,smoothstep(.66,.80,wear)*.55);
  float3 albedo = mix(mix(wood,rim,inRim),face,inFace);
  albedo *= 1.-.72*exp(-pow((r-.719)/.017,2.));
  float3 normal = normalize(float3(-s*outward,1.)), light = normalize(uLight), halfway = normalize(light+float3(0,0,1.));
  float facing = max(dot(normal,light),0.), gleam = max(dot(normal,halfway),0.);
  float shine = pow(gleam,34.)*.55*mix(.35,1.,inRim)+pow(gleam,9.)*.07;
  float3 c = albedo*(float3(.44,.43,.47)+float3(1.12,.95,.74)*facing)+float3(1.,.90,.72)*shine*(.85-.5*inFace);
  c *= 1.-.45*smoothstep(.955,1.,r)*smoothstep(-.2,.9,dot(outward,light.xy)*-1.);
  c += float3(1.,.88,.66)*.10*smoothstep(.75,.0,length(p-light.xy*.62))*inFace;
  return half4(half3(clamp(c,0.,1.))*half(cover),half(cover));
}`;
