import type { FlickResolvedAsk } from '../../../../src/rules/flicking';
import type { GameTypes } from '../../../../src/rules/machine';
import type { BenchedGame } from '../../rules/benchedGame';
import { playedGame, statesOf } from '../../rules/games';

export type Flick = Pick<FlickResolvedAsk, 'table' | 'shot'>;

/** So many flicks of a game as its players at random come to make them, on the tables that they come to make them on. */
export type Flicks = (count: number) => readonly Flick[];

/** A few of each game, so that no single room decides. */
const EACH = 6;
/** Later than that nobody flicks who has not flicked before. */
const MOST_GAMES = 1000;

const isFlight = (ask: { readonly kind: string } | undefined): ask is FlickResolvedAsk => ask?.kind === 'flickResolved';

export const flicksOf =
  <G extends GameTypes, Setup>(game: BenchedGame<G, Setup>): Flicks =>
  (count) => {
    const flicks: Flick[] = [];
    for (let number = 0; flicks.length < count && number < MOST_GAMES; number++) {
      const played = playedGame(game, number, game.mostCommands);
      const asks = [...statesOf(game, played)].map(({ prompt }) => prompt?.ask).filter(isFlight);
      const every = Math.max(1, Math.floor(asks.length / EACH));
      const chosen = asks.filter((_, at) => at % every === 0).slice(0, EACH);
      flicks.push(...chosen.map(({ table, shot }) => ({ table, shot })));
    }
    if (flicks.length < count) throw new Error('nobody flicks in this game');
    return flicks.slice(0, count);
  };
