import type { Measure } from './measure';
import { measureEnergy } from './measures/energy';
import { measureImpact } from './measures/impact';
import { measureHonesty, measureOrder } from './measures/order';
import { measureSpeed, measureWait } from './measures/speed';
import { measureStop } from './measures/stop';
import { measureTunnelling } from './measures/tunnelling';
import { matterPeer } from './peers/matterPeer';
import { planckPeer } from './peers/planckPeer';
import { rapierPeers } from './peers/rapierPeer';
import { printMeasure } from './print';
import { FULL, QUICK } from './sizes';
import { race, type RaceResult } from './speed/race';

export interface BenchOptions {
  readonly isQuick: boolean;
  /** Runs the race on the Hermes interpreter and answers what it printed. */
  readonly raceOnHermes: () => Promise<string>;
}

/** Prints every chapter as it comes; answers whether all floors hold. */
export async function bench({ isQuick, raceOnHermes }: BenchOptions): Promise<boolean> {
  const size = isQuick ? QUICK : FULL;
  const bestPeer = planckPeer(100);
  const peers = [matterPeer, planckPeer(1), bestPeer, ...(await rapierPeers())];
  const chapters: readonly (() => Measure)[] = [
    () => measureImpact(peers, size.impactSubsteps),
    () => measureStop(peers),
    () => measureEnergy(peers, size.energyS),
    () => measureOrder(peers, size.order),
    () => measureHonesty(bestPeer, size.order),
    () => measureTunnelling(peers, size.tunnelling),
    () =>
      measureSpeed(
        'V8',
        [20, 40].map((discCount) => race(discCount, peers, size.race)),
      ),
  ];
  const measures = chapters.map((chapter) => printed(chapter()));
  const onHermes = JSON.parse(await raceOnHermes()) as readonly RaceResult[];
  measures.push(printed(measureSpeed('Hermes 0.12, interpreted', onHermes)));
  measures.push(...onHermes.slice(0, 1).map((result) => printed(measureWait(result))));

  const floors = measures.flatMap((measure) => measure.floors);
  const broken = floors.filter(({ isHeld }) => !isHeld);
  console.log(`\n${floors.length - broken.length} of ${floors.length} floors held`);
  for (const { claim, measured } of broken) console.log(`BROKEN ${claim}: ${measured}`);
  return broken.length === 0;
}

function printed(measure: Measure): Measure {
  printMeasure(measure);
  return measure;
}
