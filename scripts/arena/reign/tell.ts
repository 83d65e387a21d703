import { QUEST_IDS } from '../../../src/rules/reign';
import { told, wilson, type Interval } from '../wilson';
import type { Account } from './account';
import type { Done } from './job';

/** How long people take, in seconds. */
const HERO_S = 8;
const MASTER_S = 4;
const ZONE_S = 20;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / Math.max(1, values.length);
const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

export const minutesOf = ({ heroActions, masterActions, zones }: Account): number =>
  (heroActions * HERO_S + masterActions * MASTER_S + zones * ZONE_S) / 60;

export const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): Interval =>
  wilson(all.filter(isSo).length, all.length);

/** The first try of each quest, by its id. */
export const firstTries = (done: readonly Done[], quest: string): readonly Account[] =>
  done.flatMap(({ tries }) => tries.find((one) => one.quest === quest) ?? []);

export interface Figures {
  readonly played: number;
  readonly won: Interval;
  readonly rounds: number;
  readonly minutes: number;
  readonly longest: number;
  readonly lost: number;
  readonly falls: number;
  readonly deaths: number;
  readonly destiny: number;
  readonly felled: Interval;
  readonly endless: number;
}

export const figuresOf = (all: readonly Account[]): Figures => ({
  played: all.length,
  won: shareOf(all, ({ isWon }) => isWon),
  rounds: medianOf(all.map(({ rounds }) => rounds)),
  minutes: medianOf(all.map(minutesOf)),
  longest: Math.max(0, ...all.map(minutesOf)),
  lost: meanOf(all.map(({ lost }) => lost)),
  falls: meanOf(all.map(({ falls }) => falls)),
  deaths: meanOf(all.map(({ deaths }) => deaths)),
  destiny: meanOf(all.map(({ destiny }) => destiny)),
  felled: shareOf(all, ({ hasFelled }) => hasFelled),
  endless: all.filter(({ why }) => why === 'endless').length,
});

const MAIN: readonly string[] = QUEST_IDS;

/** Of whole campaigns: all four at the first try, and fulfilled in the end. */
export const flawless = (done: readonly Done[]): Interval =>
  shareOf(done, ({ tries }) => tries.length === MAIN.length && tries.every(({ isWon }) => isWon));
export const fulfilled = (done: readonly Done[]): Interval =>
  shareOf(done, ({ tries }) => MAIN.every((quest) => tries.some((one) => one.quest === quest && one.isWon)));

function tellQuest(quest: string, all: readonly Account[]): string {
  const { played, won, rounds, minutes, longest, lost, falls, deaths, destiny, felled, endless } = figuresOf(all);
  return [
    `  ${quest.padEnd(28)} won ${told(won)} of ${played}`,
    `    ${rounds} rounds, ${minutes.toFixed(0)} minutes (the longest ${longest.toFixed(0)}); ${lost.toFixed(0)} hit points, ${falls.toFixed(1)} falls, ${deaths.toFixed(1)} deaths, ${destiny.toFixed(1)} Destiny; felled in one turn ${told(felled)}; endless ${endless}`,
  ].join('\n');
}

export function tellParties(title: string, done: readonly Done[]): string {
  const quests = QUEST_IDS.filter((quest) => done.some(({ tries }) => tries.some((one) => one.quest === quest)));
  const isCampaign = done.some(({ job }) => job.quest === null);
  return [
    title,
    ...quests.map((quest) => tellQuest(quest, firstTries(done, quest))),
    ...(isCampaign
      ? [
          `  all four at the first try     ${told(flawless(done))} of ${done.length}`,
          `  fulfilled within eight tries  ${told(fulfilled(done))}`,
        ]
      : []),
  ].join('\n');
}
