import { PICTURE_DELAY_MS } from '../pictureDelay';

/** A pair of clocks further apart than any sound card's delay is a browser that has not measured it yet. */
const MAX_OUTPUT_DELAY_S = 0.5;

/** Where on the context's clock a sound must start to be heard when the picture of that moment is seen. */
export const contextTimeAt = (context: AudioContext, performanceMs: number): number =>
  heardNow(context) + (performanceMs + PICTURE_DELAY_MS - performance.now()) / 1000;

/** The context's time of what leaves the loudspeaker at this moment: behind currentTime by the output's delay. */
function heardNow(context: AudioContext): number {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp?.() ?? {};
  const heard = contextTime + (performance.now() - performanceTime) / 1000;
  const delayS = context.currentTime - heard;
  if (performanceTime > 0 && delayS >= 0 && delayS <= MAX_OUTPUT_DELAY_S) return heard;
  return context.currentTime - (context.outputLatency || context.baseLatency || 0);
}
