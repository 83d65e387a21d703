import { told, wilson } from '../../wilson';
import type { GameAccount, Use } from './account';
import { tellStages } from './tellStages';
import { tellLongest, tellTurns } from './tellTurns';

/** What a person takes for one flick, deliberation and the other's included: the assumption behind the minutes. */
export const SECONDS_PER_PITCH = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

const winShare = (games: readonly GameAccount[]): string =>
  told(wilson(games.filter(({ winner }) => winner === 'heroes').length, games.length));

const minutesOf = (pitches: number): string => ((pitches * SECONDS_PER_PITCH) / 60).toFixed(0);

function tellGames(title: string, games: readonly GameAccount[]): string {
  const rounds = mean(games.flatMap(({ fights }) => fights.map((fight) => fight.rounds)));
  const pitches = mean(games.map((game) => game.pitches));
  const deaths = mean(games.map((game) => game.deaths));
  const gold = mean(games.map((game) => game.gold));
  return [
    `${title.padEnd(18)} heroes win ${winShare(games)} of ${String(games.length).padStart(3)}`,
    `rounds a fight ${rounds.toFixed(1)}, pitches ${pitches.toFixed(0)}, minutes ${minutesOf(pitches)}`,
    `deaths ${deaths.toFixed(1)}, gold ${gold.toFixed(0)}`,
  ].join('; ');
}

function addUp(tables: readonly Readonly<Record<string, Use | undefined>>[]): ReadonlyMap<string, Use> {
  const all = new Map<string, Use>();
  for (const [id, use] of tables.flatMap((table) => Object.entries(table))) {
    if (use === undefined) continue;
    const found = all.get(id) ?? { times: 0, gain: 0 };
    all.set(id, { times: found.times + use.times, gain: found.gain + use.gain });
  }
  return all;
}

function tellUses(title: string, uses: ReadonlyMap<string, Use>): string {
  const each = [...uses].map(([id, { times, gain }]) => ({ id, times, each: gain / Math.max(1, times) }));
  const lines = each
    .sort((a, b) => b.each - a.each)
    .map(({ id, times, each: gain }) => `  ${gain.toFixed(2)} ${id} (${times})`);
  return [title, ...lines].join('\n');
}

/** A room's price: what its fight takes of the heroes' lives. */
function roomUses(games: readonly GameAccount[]): ReadonlyMap<string, Use> {
  return addUp(
    games.flatMap(({ fights }) => fights.map(({ card, lifeLost }) => ({ [card]: { times: 1, gain: lifeLost } }))),
  );
}

function tellItems(games: readonly GameAccount[]): string {
  const items = [...new Set(games.flatMap(({ bought }) => bought))].sort();
  const lines = items.map((item) => {
    const owned = games.filter(({ bought }) => bought.includes(item));
    return `  ${item.padEnd(28)} bought in ${String(owned.length).padStart(3)}; heroes then win ${winShare(owned)}`;
  });
  return ['items', ...lines].join('\n');
}

function tellSpent(games: readonly GameAccount[]): string {
  const spent = [...addUp(games.map((game) => game.spent))].sort(([, a], [, b]) => b.gain - a.gain);
  const lines = spent.map(
    ([item, { times, gain }]) =>
      `  ${item.padEnd(28)} ${(times / games.length).toFixed(2)} times, ${(gain / games.length).toFixed(0)} gold`,
  );
  return ['gold spent a game', ...lines].join('\n');
}

const different = <T>(values: readonly T[]): T[] => [...new Set(values)];

function tellVariant(variant: string, games: readonly GameAccount[]): readonly string[] {
  const lords = different(games.map(({ lord }) => lord)).sort();
  const heroes = different(games.flatMap(({ party }) => party)).sort();
  const isMixed = heroes.some((hero) => games.some(({ party }) => !party.includes(hero)));
  const having = (title: string, isOne: (game: GameAccount) => boolean): string =>
    `  ${tellGames(title, games.filter(isOne))}`;
  return [
    tellGames(variant, games),
    ...lords.map((id) => having(id, ({ lord }) => lord === id)),
    ...(isMixed ? heroes.map((id) => having(id, ({ party }) => party.includes(id))) : []),
    tellStages(games),
  ];
}

/** Who wins how often by Lord and variant, how long it takes, and what is worth most and least. */
export const tellBalance = (games: readonly GameAccount[]): string =>
  [
    `a pitch is taken to last ${SECONDS_PER_PITCH} s`,
    ...different(games.map(({ variant }) => variant)).flatMap((variant) =>
      tellVariant(
        variant,
        games.filter((game) => game.variant === variant),
      ),
    ),
    tellLongest(games),
    tellTurns(games),
    tellSpent(games),
    tellUses('spells: lives taken or given back a cast', addUp(games.map(({ spells }) => spells))),
    tellUses('heroes: lives taken an action', addUp(games.map(({ heroes }) => heroes))),
    tellUses('foes: lives of heroes taken a disc', addUp(games.map(({ foes }) => foes))),
    tellUses('rooms: lives lost a fight', roomUses(games)),
    tellItems(games),
  ].join('\n');
