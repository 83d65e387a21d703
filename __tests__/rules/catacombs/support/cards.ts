import type { MonsterCard } from '../../../../src/rules/catacombs/content/cards/monsterCard';
import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import type { MonsterId } from '../../../../src/rules/catacombs/words/ids';

/** Another card for this monster, until the test is over: for rules that no monster of the box brings together. */
export function printCard(id: MonsterId, change: Partial<MonsterCard>): void {
  jest.replaceProperty(MONSTER_CARDS, id, { ...MONSTER_CARDS[id], ...change });
}

afterEach(() => jest.restoreAllMocks());
