import type { Page } from 'playwright-core';
import { HERO_IDS } from '../../../src/rules/catacombs';
import { CRYSTAL_IDS, PROJECTILE_KINDS, TEAMS } from '../../../src/rules/conquest';
import { frames } from '../driver/frames';
import type { Touch } from '../driver/touch';
import type { Visit } from '../driver/visit';
import { english, type Words } from '../driver/words';
import { isClear, lengthOf, towards, wayBetween } from './geometry';
import { touchHands, type Hands } from './hands';
import { lookAt, signatureOf, type Look, type SeenDisc } from './look';
import { catacombsWords, conquestWords } from '../../support/words';

export type AimWay = 'swipe' | 'pullBack';

const SWIPE_MS = 110;
const SWIPE_PX = 130;
/** A pull is slow: it is judged by where it ends. */
const PULL_MS = 260;
const PULL_PX = 105;
/** Two discs side by side, on the smallest board that is played. */
const CLEAR_PX = 22;
const PATIENCE_MS = 45_000;

const unnumbered = (name: string): string => name.replace(/\s\d+$/, '');

/** Eyes, a finger that flicks, and hands for all the rest. */
export interface Body {
  readonly page: Pick<Page, 'evaluate'>;
  readonly touch: Pick<Touch, 'swipe'>;
  readonly hands: Hands;
}

export const createRobot = (player: Visit, words: Words = english, hands: Hands = touchHands(player)) =>
  robotOf({ ...player, hands }, words);

/** Plays as somebody would who knows the rules only by what the table says, and flicks at the nearest enemy. */
export function robotOf({ page, touch, hands }: Body, words: Words) {
  const language = words === english ? 'en' : 'fr';
  const names = catacombsWords(language);
  const duel = conquestWords(language);
  const heroes = new Set<string>(HERO_IDS.map((id) => names.name(id)));
  const teams = TEAMS.map((team) => duel.name(team));
  const scenery = new Set<string>([
    ...['obstacle-1', 'missile', 'fireball'].map((id) => unnumbered(names.name(id))),
    ...[...CRYSTAL_IDS, ...PROJECTILE_KINDS].map((id) => unnumbered(duel.name(id))),
  ]);
  const isScenery = (name: string): boolean => scenery.has(unnumbered(name));
  let aim: AimWay = 'swipe';
  let dearest: string | null = null;

  const SAID = {
    canAct: [words('table.hero.canAct'), words('conquest.table.piece.canAct')],
    selected: [words('table.piece.selected'), words('conquest.table.piece.selected')],
  } as const;
  const says = (disc: SeenDisc, key: 'canAct' | 'selected'): boolean =>
    disc.label.split(', ').some((part) => SAID[key].includes(part));

  const isAsking = ({ controls, discs, isTelling }: Look): boolean =>
    !isTelling && (controls.length > 0 || discs.some((disc) => says(disc, 'canAct') || says(disc, 'selected')));

  /** Waits until there is something to answer which is not what was there before, and nothing moves any more. */
  async function next(before: Look | null): Promise<Look> {
    const deadlineMs = Date.now() + PATIENCE_MS;
    const old = before === null ? null : signatureOf(before);
    let last: Look | null = null;
    for (;;) {
      const look = await lookAt(page);
      const isStill = last !== null && JSON.stringify(look) === JSON.stringify(last);
      if (isStill && isAsking(look) && signatureOf(look) !== old) return look;
      if (Date.now() > deadlineMs) throw new Error(`nothing came of it: ${JSON.stringify(look, null, 1)}`);
      last = look;
      await frames(page, 3);
    }
  }

  /** For whom a disc plays: a team of a duel, or the heroes or those against them. */
  const sideOf = (name: string): string =>
    teams.find((team) => unnumbered(name) === team) ?? (heroes.has(name) ? 'heroes' : 'others');

  const isEnemyOf =
    (one: string) =>
    ({ name }: SeenDisc): boolean =>
      !isScenery(name) && sideOf(name) !== sideOf(one);

  /** Whom a disc would be flicked at: in sight rather than hidden, near rather than far. */
  function targetOf(from: SeenDisc, shooter: string, look: Look) {
    const [best] = look.discs
      .filter(isEnemyOf(shooter))
      .map((disc) => ({
        disc,
        isHidden: !isClear(from, disc, look.discs, CLEAR_PX),
        awayPx: lengthOf(wayBetween(from.at, disc.at)),
      }))
      .sort((a, b) => Number(a.isHidden) - Number(b.isHidden) || a.awayPx - b.awayPx);
    return best;
  }

  /** The disc that is asked to be flicked, and whose flick it is: a missile is its shooter's. */
  function shooterOf(look: Look, chosen: SeenDisc): string {
    if (!isScenery(chosen.name)) return chosen.name;
    const nearest = look.discs
      .filter((disc) => !isScenery(disc.name))
      .sort((a, b) => lengthOf(wayBetween(chosen.at, a.at)) - lengthOf(wayBetween(chosen.at, b.at)))[0];
    return nearest?.name ?? chosen.name;
  }

  async function flick(look: Look, chosen: SeenDisc): Promise<void> {
    const target = targetOf(chosen, shooterOf(look, chosen), look)?.disc.at ?? { x: chosen.at.x, y: 0 };
    if (aim === 'swipe') return touch.swipe(chosen.at, towards(chosen.at, target, SWIPE_PX), SWIPE_MS);
    return touch.swipe(chosen.at, towards(chosen.at, target, -PULL_PX), PULL_MS);
  }

  async function flickBySteps(look: Look, chosen: SeenDisc): Promise<void> {
    const target = targetOf(chosen, shooterOf(look, chosen), look)?.disc;
    const aimAt = look.controls.find(
      ({ label, testId }) => testId.startsWith('aim-at-') && target !== undefined && label.includes(`${target.name}, `),
    );
    if (aimAt !== undefined) await hands.press(aimAt.testId);
    await hands.press('aim-launch');
  }

  async function chooseDisc(look: Look): Promise<void> {
    const [best] = look.discs
      .filter((disc) => says(disc, 'canAct'))
      .map((disc) => ({ disc, target: targetOf(disc, disc.name, look) }))
      .sort(
        (a, b) =>
          Number(a.target?.isHidden ?? true) - Number(b.target?.isHidden ?? true) ||
          (a.target?.awayPx ?? 0) - (b.target?.awayPx ?? 0),
      );
    if (best === undefined) throw new Error(`nobody can act: ${JSON.stringify(look)}`);
    await hands.chooseDisc(best.disc);
  }

  /** Does one thing: whatever is asked now. */
  async function answer(look: Look): Promise<void> {
    const control = (testId: string) => look.controls.find((one) => one.testId.startsWith(testId));
    const chosen = look.discs.find((disc) => says(disc, 'selected'));
    const shot = look.shots.find(({ label }) => dearest !== null && label.startsWith(dearest)) ?? look.shots[0];
    const card = control('play-card') ?? control('hand-');
    const button = control('curtain-open') ?? control('placed') ?? control('submit') ?? control('option-') ?? card;
    if (shot !== undefined) await hands.press(shot.testId);
    else if (chosen !== undefined && control('aim-launch')) await flickBySteps(look, chosen);
    else if (chosen !== undefined) await flick(look, chosen);
    else if (button !== undefined) await hands.press(button.testId);
    else await chooseDisc(look);
  }

  /** Answers, and waits for what is asked then. */
  async function answered(look: Look): Promise<Look> {
    await answer(look);
    return next(look);
  }

  /** Plays on until the table looks as wanted; what is asked then is left alone. */
  async function playUntil(isReached: (look: Look) => boolean): Promise<Look> {
    let look = await next(null);
    while (!isReached(look)) look = await answered(look);
    return look;
  }

  return {
    aimBy: (way: AimWay) => {
      aim = way;
    },
    /** An action of this name is taken before any other; null: the first. */
    prefer: (action: string | null) => {
      dearest = action;
    },
    look: () => next(null),
    next,
    answer,
    answered,
    playUntil,
    /** What a table looks like that asks for a flick. */
    isFlick: (look: Look) => look.shots.length === 0 && look.discs.some((disc) => says(disc, 'selected')),
    isOver: (look: Look) => look.controls.some(({ testId }) => testId === 'story'),
    chosenOf: (look: Look) => look.discs.find((disc) => says(disc, 'selected')),
    targetFor: (look: Look, disc: SeenDisc) => targetOf(disc, shooterOf(look, disc), look)?.disc,
  };
}

export type Robot = ReturnType<typeof createRobot>;
