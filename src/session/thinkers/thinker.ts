import type { CatacombsAsked, CatacombsDecision } from '../../ai/catacombs';
import type { Thinker as AnyThinker } from '../game/thinker';

/** Something that thinks about Catacombs. */
export interface Thinker {
  /** The same question always gets the same answer; null leaves the matter to the others who are asked. */
  think(asked: CatacombsAsked): Promise<CatacombsDecision | null>;
  /** Whatever is being thought is not needed any more; its promise may stay open. */
  cancel(): void;
}

/** For every game that there is. */
export const forAllGames = (thinker: Thinker): AnyThinker => ({
  think: (question) => thinker.think(question as unknown as CatacombsAsked) as Promise<never>,
  cancel: thinker.cancel,
});
