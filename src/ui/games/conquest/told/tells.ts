import type { ConquestPlayed } from '../../../../session/conquest';
import { TELL_MS, type TellRow, type TellRows } from '../../../game';
import type { Cue } from '../catalogue';
import type { ConquestSpeech } from '../words';
import { Ended } from './Ended';
import { PlayedCard } from './PlayedCard';
import { TokenHop } from './TokenHop';

type Kind = ConquestPlayed['event']['kind'];

const MINUS = '\u2212';

/** The notes that always belong to an event. */
const heard = (cue: Cue) => (): Cue => cue;

const LINE = { ms: TELL_MS.line } as const satisfies TellRow<ConquestPlayed, ConquestSpeech, Kind>;
/** What comes in numbers is told faster. */
const SHORT = { ms: TELL_MS.short } as const satisfies TellRow<ConquestPlayed, ConquestSpeech, Kind>;
/** What changes everything is told more slowly. */
const GRAVE = { ms: TELL_MS.grave } as const satisfies TellRow<ConquestPlayed, ConquestSpeech, Kind>;

/** Read by all, and gone by itself. */
const OPEN_CARD = { Body: PlayedCard, waits: false } as const;

/** How long each event is told, what is heard of it, and what rises in the arena where it happened. */
export const TELLS: TellRows<ConquestPlayed, ConquestSpeech> = {
  laidOut: LINE,
  firstTeam: GRAVE,
  dealt: SHORT,
  turnBegan: { ...LINE, cue: heard('yourTurn') },
  drew: { ...SHORT, cue: heard('card') },
  pileEmpty: LINE,
  played: { ...GRAVE, cue: heard('card'), card: OPEN_CARD },
  gaveUp: LINE,
  named: LINE,
  flicked: LINE,
  settled: LINE,
  putBack: LINE,
  projectileGone: LINE,
  hit: {
    ...LINE,
    float: ({ target, damage }) => ({ at: target, text: `${MINUS}${damage}`, tone: 'damage' }),
  },
  // Whoever sees a disc touched hears at the touch why it cost nothing (CONQ-205).
  harmless: {
    ...LINE,
    float: ({ target, why }, { wording }) => ({ at: target, text: wording.noDamage[why], tone: 'note' }),
  },
  missed: LINE,
  boosted: { ...LINE, cue: heard('card') },
  armourSpent: { ...GRAVE, cue: heard('armour'), card: OPEN_CARD },
  tokenMoved: { ...SHORT, cue: heard('token'), Film: TokenHop },
  stunned: { ...GRAVE, cue: heard('stunned') },
  pileRenewed: LINE,
  sundered: { ...LINE, cue: heard('armour'), card: OPEN_CARD },
  quaked: LINE,
  lapsed: LINE,
  kept: LINE,
  discarded: SHORT,
  flipped: LINE,
  ended: {
    ...GRAVE,
    cue: ({ winner }): Cue => (winner === null ? 'defeat' : 'victory'),
    card: {
      Body: Ended,
      waits: true,
      title: ({ t }) => t('table.prompt.over'),
    },
  },
};
