import { matterPeer } from '../peers/matterPeer';
import { planckPeer } from '../peers/planckPeer';
import { HERMES_RACE } from '../sizes';
import type { Flick } from '../tables/flicksOf';
import { paceOf, type TablesPace } from '../tables/pace';
import { race, type RaceResult } from './race';

declare const print: (line: string) => void;
// Left behind by whoever has this evaluated: the rules that they come of are none of this engine's business.
declare const flicksOfGame: readonly Flick[];

/** What a bare engine tells of itself. */
export interface OnHermes {
  readonly races: readonly RaceResult[];
  readonly tables: TablesPace;
}

const peers = [matterPeer, planckPeer(1), planckPeer(100)];
const told: OnHermes = {
  races: [20, 40].map((discCount) => race(discCount, peers, HERMES_RACE)),
  tables: paceOf(flicksOfGame),
};
print(JSON.stringify(told));
