import { ROOM_CARDS } from '../../../../src/rules/catacombs';
import type { FightAccount, GameAccount, Use } from './account';

const STAGES = ['level 0', 'level 1', 'level 2', 'the Lord'] as const;

function stageOf({ card }: FightAccount): string {
  const room = ROOM_CARDS.get(card);
  return room?.kind === 'combat' ? `level ${room.level}` : 'the Lord';
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function tellFlicks(name: string, uses: readonly Use[]): string {
  const times = mean(uses.map((use) => use.times));
  const gain = mean(uses.map((use) => use.gain));
  return `${name} flick ${times.toFixed(1)} times and take ${(gain / Math.max(1, times)).toFixed(2)} lives each`;
}

function tellStage(stage: string, games: readonly GameAccount[]): string {
  const fights = games.flatMap((game) => game.fights).filter((fight) => stageOf(fight) === stage);
  const lost = games.filter(({ winner, fights: all }) => {
    const last = all.at(-1);
    return winner === 'overseer' && last !== undefined && stageOf(last) === stage;
  });
  const of = (name: 'lifeAtDoor' | 'heroesAtDoor' | 'rounds' | 'lifeLost' | 'deaths'): string =>
    mean(fights.map((fight) => fight[name])).toFixed(1);
  return [
    `  ${stage}: ${of('heroesAtDoor')} heroes with ${of('lifeAtDoor')} lives at the door, ${of('lifeLost')} lost`,
    `${of('deaths')} deaths, ${of('rounds')} rounds`,
    tellFlicks(
      'heroes',
      fights.map(({ heroFlicks }) => heroFlicks),
    ),
    tellFlicks(
      'foes',
      fights.map(({ foeFlicks }) => foeFlicks),
    ),
    `${lost.length} games end there for the heroes`,
  ].join('; ');
}

/** Where a game is won and lost: fight by fight on the way down. */
export const tellStages = (games: readonly GameAccount[]): string =>
  ['stages, a fight', ...STAGES.map((stage) => tellStage(stage, games))].join('\n');
