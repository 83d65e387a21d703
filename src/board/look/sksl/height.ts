import type { GroundPrograms } from '../groundPlan';
import { CARD_FRAME, frameProgram, type Frame } from './frame';
import { NOISE } from './noise';

const HEAD = `
uniform float2 uBoard; uniform float uPxPerMm; uniform shader uMask;
`;

// The mask: red is engraved, green is raised, blue is a hole. Stone is levelled under an inlay, so that a joint never
// breaks a line.
const MAIN = `
half4 main(float2 xy){
  float2 mm = xy/uPxPerMm; half4 mask = uMask.eval(xy);
  float2 g = ground(mm);
  float f = frameDistance(mm,uBoard), o = outerDistance(mm,uBoard);
  float h = g.x, material = g.y;
  float inFrame = smoothstep(0.,1.6,f);
  float moulding = 4.2+.9*smoothstep(0.,2.,f)*smoothstep(FRAME_MM,FRAME_MM-2.,f)-1.1*exp(-pow((f-2.6)/.55,2.));
  moulding += (fractal(mm*float2(.35,.35))-.5)*.5-3.4*smoothstep(-1.6,0.,o);
  h = mix(h,moulding,inFrame);
  float engraved = float(mask.r), hole = float(mask.b);
  h = mix(h,.35,engraved*.85*(1.-inFrame))-.75*engraved;
  material *= 1.-max(hole,engraved*.9*(1.-inFrame));
  h += 1.6*float(mask.g);
  h = mix(h,-5.5+.4*fractal(mm*.5),hole);
  return packHeight(h,material);
}`;

/** `main` packs the height at a point of the mask; whoever writes it knows noise and frame. */
export const wholeHeight = (frame: Frame, main: string): string => HEAD + NOISE + frameProgram(frame) + main;

/** The relief of a board, engravings included, packed into an image. */
export const heightProgram = ({ ground }: GroundPrograms): string => wholeHeight(CARD_FRAME, ground + MAIN);
