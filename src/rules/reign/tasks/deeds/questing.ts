import { LID } from '../../content/quests';
import type { Person } from '../../model/model';
import { levelOf, personOf } from '../../model/people';
import type { QuestState } from '../../model/quest';
import type { ReignPlay } from '../../model/types';
import { testOf } from '../../moments/tests';
import type { CharacterId } from '../../words/characters';
import type { Doing } from '../../words/deeds';

const change = (play: ReignPlay, by: Partial<QuestState>): void => {
  const { quest } = play.model;
  if (quest !== null) play.change({ ...play.model, quest: { ...quest, ...by } });
};

export function closeWell(play: ReignPlay, who: Person): void {
  const test = testOf(play.model, who, 'lid', LID[play.model.setup.grade]);
  play.next({ kind: 'test', who: who.id, why: 'lid', test, then: { kind: 'lid' } });
}

export function seal(play: ReignPlay, who: CharacterId): void {
  change(play, { isSealed: true });
  play.emit({ kind: 'sealed', who });
}

export function stealOrb(play: ReignPlay, who: Person, { target }: Extract<Doing, { kind: 'stealOrb' }>): void {
  const test = testOf(play.model, who, 'steal', levelOf(play.model, personOf(play.model, target), 'agility'));
  play.next({ kind: 'test', who: who.id, why: 'steal', test, then: { kind: 'stealOrb', target } });
}

export function takeOrb(play: ReignPlay, who: CharacterId | null): void {
  change(play, { orb: 'won' });
  play.emit({ kind: 'orbTaken', who });
}
