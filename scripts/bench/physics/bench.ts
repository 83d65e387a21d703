import type { Measure } from './measure';
import { measureEnergy } from './measures/energy';
import { measureImpact } from './measures/impact';
import { measureHonesty, measureOrder } from './measures/order';
import { measureSpeed, measureWait } from './measures/speed';
import { measureStop } from './measures/stop';
import { measureTables } from './measures/tables';
import { measureTunnelling } from './measures/tunnelling';
import { matterPeer } from './peers/matterPeer';
import { planckPeer } from './peers/planckPeer';
import { rapierPeers } from './peers/rapierPeer';
import { printMeasure } from './print';
import { FULL, QUICK } from './sizes';
import type { OnHermes } from './speed/hermesEntry';
import { race } from './speed/race';
import { paceOf } from './tables/pace';
import type { Flick, Flicks } from './tables/flicksOf';

export interface BenchOptions {
  readonly isQuick: boolean;
  /** Which game's flicks are flown besides those that are made up. */
  readonly game: string;
  readonly flicks: Flicks;
  /** Flies on the Hermes interpreter and answers what it printed. */
  readonly flyOnHermes: (flicks: readonly Flick[]) => Promise<string>;
}

/** Prints every chapter as it comes; answers whether all floors hold. */
export async function bench({ isQuick, game, flicks, flyOnHermes }: BenchOptions): Promise<boolean> {
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
  const made = flicks(size.flicksOfGame);
  const onV8 = paceOf(made);
  const { races, tables } = JSON.parse(await flyOnHermes(made)) as OnHermes;
  measures.push(printed(measureSpeed('Hermes 0.12, interpreted', races)));
  measures.push(...races.slice(0, 1).map((result) => printed(measureWait(result))));
  measures.push(printed(measureTables(game, onV8, tables)));

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
