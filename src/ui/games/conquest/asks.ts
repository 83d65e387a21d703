import type { ConquestPlayed } from '../../../session/conquest';
import type { AskRows } from '../../game';
import { ChooseCard } from './questions/ChooseCard';
import { LoseArmour, SpendArmour } from './questions/SpendArmour';
import type { ConquestSpeech } from './words';

const IN_ARENA = { size: 'board' } as const;
const OUT_OF_HAND = { size: 'below', by: 'choose', Control: ChooseCard, drawer: 'hand' } as const;

/** How each purpose of the rules is asked: one without a row is a type error. */
export const ASKS: AskRows<ConquestPlayed, ConquestSpeech> = {
  playCard: OUT_OF_HAND,
  giveUpCard: OUT_OF_HAND,
  surprise: OUT_OF_HAND,
  boost: OUT_OF_HAND,
  target: IN_ARENA,
  shoot: IN_ARENA,
  shootAgain: IN_ARENA,
  watch: IN_ARENA,
  moveCrystal: IN_ARENA,
  armour: { size: 'below', by: 'choose', Control: SpendArmour, drawer: 'armour' },
  sunder: { size: 'below', by: 'choose', Control: LoseArmour, drawer: 'armour' },
};
