import { isStoryOver } from '../../model/subjects/story';
import type { Catacombs } from '../../model/model';
import type { Line, Space } from '../../model/path';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { looksOnTheWay, looksWithMap } from './map';
import { isProposalDue } from './handOver';
import { cardOf, fightOn } from '../../model/subjects/cards';
import type { CardId } from '../../words/openIds';

function lineOf(model: Catacombs): Line {
  if (model.path.kind !== 'line') throw new Error('the path is no line');
  return model.path;
}

const withColumn = (line: Line, index: number, column: readonly Space[]): Line => ({
  ...line,
  at: index,
  columns: line.columns.map((one, at) => (at === index ? column : one)),
});

/** The Overseer turns the next card up, or both where two lie side by side (BASE-074, EXTRA-052). */
function turnUpNext(play: CatacombsPlay): readonly string[] {
  const line = lineOf(play.model);
  const index = line.at + 1;
  const column = line.columns[index];
  if (column === undefined) throw new Error('the path ends without a Lord');
  const faceUp = column.map((space) => ({ ...space, isFaceUp: true }));
  play.change({ ...play.model, path: withColumn(line, index, faceUp) });
  for (const { card } of faceUp) play.emit({ kind: 'roomRevealed', card });
  play.reveal();
  return faceUp.map(({ card }) => card);
}

/** They go in; what was not chosen is never visited (EXTRA-053). */
export function enterFromLine(play: CatacombsPlay, card: CardId): void {
  const line = lineOf(play.model);
  const column = (line.columns[line.at] ?? []).map((space) => ({ ...space, isExplored: space.card === card }));
  play.change({ ...play.model, path: withColumn(line, line.at, column) });
  play.next({ kind: 'enterCard', card });
}

/** Exploration on a line of cards. */
export const exploreLineRule: RuleOf<'exploreLine'> = {
  run(play) {
    const [first, ...others] = turnUpNext(play);
    if (first === undefined) return;
    if (others.length === 0) return enterFromLine(play, first);
    play.next({ kind: 'chooseRoom', cards: [first, ...others], votes: {} });
  },
};

/** A story without a Lord is won when its last room lies behind the heroes (EXTRA-005). */
function endStory(play: CatacombsPlay): void {
  const outcome = { winner: 'heroes', because: 'adventureDone', rule: 'EXTRA-005' } as const;
  play.emit({ kind: 'gameEnded', outcome });
  play.finish(outcome);
}

/** Every room begins with Exploration (BASE-073). */
export const exploreRule: RuleOf<'explore'> = {
  run(play) {
    if (isStoryOver(play.model)) return endStory(play);
    play.emit({ kind: 'phaseBegan', phase: 'exploration' });
    play.next(
      ...(isProposalDue(play.model) ? [{ kind: 'handOver' } as const] : []),
      ...(play.model.path.kind === 'line'
        ? [{ kind: 'exploreLine' } as const]
        : [...looksWithMap(play.model), { kind: 'exploreLabyrinth' } as const]),
      { kind: 'explore' },
    );
  },
};

/** What the card brings: a fight, a shop, or the final battle (BASE-075, BASE-076). */
export const enterCardRule: RuleOf<'enterCard'> = {
  run(play, { card: id }) {
    const card = cardOf(play.model, id);
    if (card.kind === 'merchant') return play.next(...looksOnTheWay(play.model), { kind: 'openMerchant' });
    if (card.kind === 'healer') return play.next(...looksOnTheWay(play.model), { kind: 'healer', done: [] });
    if (card.kind === 'altar') return play.next({ kind: 'altar', done: [] });
    const { board, monsters } = fightOn(play.model, card);
    play.next({ kind: 'openRoom', card: id, fight: card.kind === 'lord' ? 'final' : 'room', board, monsters });
  },
};
