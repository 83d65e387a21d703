import {
  EQUIPMENT_IDS,
  HERO_IDS,
  monsterCalled,
  sideOf,
  SPELL_IDS,
  type Catacombs,
  type CatacombsEvent,
  type EquipmentId,
  type HeroId,
  type LordId,
  type SpellId,
} from '../../../../src/rules/catacombs';
import { openAccount, type FightAccount, type GameAccount, type Use } from './account';

type Of<Kind extends CatacombsEvent['kind']> = Extract<CatacombsEvent, { kind: Kind }>;

const isOf = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);
const isHero = (piece: string): piece is HeroId => isOf<HeroId>(HERO_IDS, piece);
const isFoe = (piece: string): boolean => sideOf(piece) === 'overseer';

/** `monster:orc-3` is an Orc; a Lord and a hero are there once. */
export const cardOf = (piece: string): string => monsterCalled(piece) ?? piece;

function entryOf(table: Record<string, Use>, id: string): Use {
  const found = table[id] ?? { times: 0, gain: 0 };
  table[id] = found;
  return found;
}

/** Writes the account of one game from what happens in it. */
export class Accountant {
  readonly account: GameAccount;
  private actor = '';
  private spell: SpellId | null = null;
  /** Who has begun an action and not yet flicked. */
  private idle: string | null = null;

  constructor(lord: LordId, party: readonly HeroId[], variant: string) {
    this.account = openAccount(lord, party, variant);
  }

  private get fight(): FightAccount | undefined {
    return this.account.fights.at(-1);
  }

  private entered({ card }: Of<'roomEntered'>, { heroes }: Catacombs): void {
    const lives = Object.values(heroes).map(({ life }) => life);
    this.account.fights.push({
      card,
      lifeAtDoor: lives.reduce((sum, life) => sum + life, 0),
      heroesAtDoor: lives.filter((life) => life > 0).length,
      rounds: 0,
      lifeLost: 0,
      deaths: 0,
      heroFlicks: { times: 0, gain: 0 },
      foeFlicks: { times: 0, gain: 0 },
    });
  }

  private began({ piece, action }: Of<'actionBegan'>): void {
    const { spells, heroes } = this.account;
    this.spell = isOf<SpellId>(SPELL_IDS, action) ? action : null;
    if (this.spell !== null) entryOf(spells, this.spell).times += 1;
    if (!isFoe(piece)) entryOf(heroes, piece).times += 1;
    else this.turn(piece, 0);
    this.idle = piece;
  }

  private turn(piece: string, cameToNothing: 0 | 1): void {
    const turns = entryOf(this.account.turns, cardOf(piece));
    turns.times += 1;
    turns.gain += cameToNothing;
  }

  /** An action that is begun and left before its first flick is a pass by another name. */
  private stopped({ piece }: Of<'stopped'>): void {
    if (isFoe(piece) && this.idle === piece) entryOf(this.account.turns, cardOf(piece)).gain += 1;
    this.idle = null;
  }

  private flicked({ actor }: Of<'flicked'>): void {
    this.actor = actor;
    this.idle = null;
    this.account.pitches += 1;
    const flicks = isFoe(actor) ? this.fight?.foeFlicks : this.fight?.heroFlicks;
    if (flicks !== undefined) flicks.times += 1;
  }

  private damaged({ target, amount }: Of<'damaged'>): void {
    const { account, fight } = this;
    if (isHero(target)) {
      entryOf(account.foes, cardOf(this.actor)).gain += amount;
      if (fight === undefined) return;
      fight.lifeLost += amount;
      if (isFoe(this.actor)) fight.foeFlicks.gain += amount;
    }
    if (!isFoe(target)) return;
    entryOf(account.heroes, this.actor).gain += amount;
    if (fight !== undefined) fight.heroFlicks.gain += amount;
    if (this.spell !== null) entryOf(account.spells, this.spell).gain += amount;
  }

  private killed({ piece }: Of<'killed'>): void {
    if (!isHero(piece)) return;
    this.account.deaths += 1;
    if (this.fight !== undefined) this.fight.deaths += 1;
  }

  private bought({ item, price }: Of<'bought'>): void {
    const spent = entryOf(this.account.spent, item);
    spent.times += 1;
    spent.gain += price;
    if (isOf<EquipmentId>(EQUIPMENT_IDS, item)) this.account.bought.push(item);
  }

  note(event: CatacombsEvent, model: Catacombs): void {
    const { account, fight } = this;
    switch (event.kind) {
      case 'roomEntered':
        return this.entered(event, model);
      case 'roundBegan':
        if (fight !== undefined) fight.rounds = event.round;
        return;
      case 'placed':
        if (isFoe(event.piece)) entryOf(account.foes, cardOf(event.piece)).times += 1;
        return;
      case 'actionBegan':
        return this.began(event);
      case 'passed':
        if (isFoe(event.piece)) this.turn(event.piece, 1);
        return;
      case 'stopped':
        return this.stopped(event);
      case 'flicked':
        return this.flicked(event);
      case 'damaged':
        return this.damaged(event);
      case 'healed':
        if (isOf<SpellId>(SPELL_IDS, event.cause.by)) entryOf(account.spells, event.cause.by).gain += event.amount;
        return;
      case 'killed':
        return this.killed(event);
      case 'goldPaid':
        account.gold += event.gold;
        return;
      case 'bought':
        return this.bought(event);
      case 'gameEnded':
        account.winner = event.outcome.winner;
    }
  }
}
