import type { GroundPrograms } from '../groundPlan';
import { CARD_FRAME, frameProgram, type Frame } from './frame';
import { NOISE } from './noise';
import { WATER } from './water';

const HEAD = `
uniform float2 uBoard; uniform float uPxPerMm; uniform float3 uCandle; uniform float3 uKey; uniform float3 uSky;
uniform float3 uColour0; uniform float3 uColour1; uniform float3 uColour2; uniform float3 uColour3;
uniform float3 uFrame; uniform shader uHeight; uniform shader uInlay;
`;

const SAMPLING = `
half4 reliefAt(float2 mm){ return uHeight.eval(clamp(mm*uPxPerMm,float2(.5),uBoard*uPxPerMm-.5)); }
float heightAt(float2 mm){ return unpackHeight(reliefAt(mm)); }
float rise(float2 p, float2 d){
  return (heightAt(p+d)-heightAt(p-d))*.5+(heightAt(p+2.*d)-heightAt(p-2.*d))*.25;
}
// x: how open to the sky; y: how much glowing material is near.
float2 surroundings(float2 p, float h){
  float closed = 0., nearby = 0.;
  for(int i=0;i<8;i++){
    float a = float(i)*.7854+.3; float2 d = float2(cos(a),sin(a));
    closed += clamp((heightAt(p+d*1.3)-h)*.42,0.,1.)*.55+clamp((heightAt(p+d*4.5)-h)*.20,0.,1.)*.55;
    nearby += float(reliefAt(p+d*3.2).b)*.5+float(reliefAt(p+d*8.).b)*.35;
  }
  return float2(clamp(1.-closed/8.*1.5,0.,1.), nearby/8.);
}
float sunlit(float2 p, float h, float3 toLight){
  float2 d = normalize(toLight.xy); float slope = toLight.z/max(length(toLight.xy),.001)*.62; float hidden = 0.;
  for(int i=1;i<=11;i++){
    float t = .35*float(i)+.055*float(i*i);
    hidden = max(hidden,(heightAt(p+d*t)-h-slope*t)/(.35+.10*t));
  }
  return 1.-clamp(hidden,0.,1.)*.85;
}
`;

const main = (isFlooded: boolean, paint: string): string => `
half4 main(float2 xy){
  float2 p = xy/uPxPerMm; half4 relief = uHeight.eval(xy); float h = unpackHeight(relief), material = float(relief.b);
  float e = 1./uPxPerMm;
  float3 normal = normalize(float3(-rise(p,float2(e,0))/(2.*e)*.80,-rise(p,float2(0,e))/(2.*e)*.80,1.));
  float3 toLight = uCandle-float3(p,h); float distance = length(toLight); float3 light = toLight/distance;
  float3 low = normalize(light*float3(1.,1.,.85));
  float2 around = surroundings(p,h); float open = around.x;
  float lit = sunlit(p,h,light);
  float fromFrame = frameDistance(p,uBoard), fromEdge = outerDistance(p,uBoard);
  float inFrame = smoothstep(.2,1.1,fromFrame);
  float4 s = surface(p,h,material,open); float3 albedo = s.rgb; float gloss = s.a;
  albedo = mix(albedo,${paint},inFrame); gloss = mix(gloss,.34,inFrame);
  half4 inlay = uInlay.eval(xy); float inlaid = float(inlay.a);
  albedo = albedo*(1.-inlaid)+float3(inlay.rgb)*.98; gloss = mix(gloss,.75,inlaid*.8);
  float falloff = 1.22-.50*smoothstep(60.,520.,distance-150.);
  float facing = max(dot(normal,low),0.);
  float shine = pow(max(dot(normal,normalize(low+float3(0,0,1))),0.),26.)*gloss*lit;
  float3 c = albedo*(uSky*(.35+.65*open)*(.75+.25*normal.z)+uKey*facing*lit*falloff*(.55+.45*open));
  c += uKey*shine*.34*falloff;
  ${isFlooded ? 'if(inFrame<.5) c = mix(water(p,h,c,light),c,smoothstep(.2,.7,inlaid)*.8);' : ''}
  c += glow(p,material,around.y)*(1.-inFrame)*(.6+.4*open);
  c *= 1.-.26*exp(-max(-fromFrame,0.)/9.)*(1.-inFrame);
  float2 v = (p-uBoard*.5)/uBoard; c *= 1.-.44*dot(v,v);
  c = c*(1.+c*.22)/(1.+c*.55);
  float edge = smoothstep(.4,-.4,fromEdge);
  return half4(half3(pow(max(c,0.),float3(.88)))*half(edge), half(edge));
}`;

/** The one lighting pass: every board and every engraving under the same candle. */
export function lightProgram(
  { surface, isFlooded }: Omit<GroundPrograms, 'ground'>,
  frame: Frame = CARD_FRAME,
): string {
  return (
    HEAD + NOISE + frameProgram(frame) + SAMPLING + surface + (isFlooded ? WATER : '') + main(isFlooded, frame.paint)
  );
}
