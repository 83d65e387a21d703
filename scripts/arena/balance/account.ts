import {
  EQUIPMENT_IDS,
  HERO_IDS,
  MONSTER_IDS,
  SPELL_IDS,
  type CatacombsEvent,
  type EquipmentId,
  type HeroId,
  type LordId,
  type SpellId,
} from '../../../src/rules/catacombs';

/** One fight of a game, as it went for the heroes. */
export interface FightAccount {
  readonly card: string;
  rounds: number;
  lifeLost: number;
  deaths: number;
}

/** How often something came into play, and what it did to the other side (for an item: 0). */
export interface Use {
  times: number;
  gain: number;
}

/** All that the report wants to know of one game. */
export interface GameAccount {
  readonly lord: LordId;
  readonly variant: string;
  winner: string;
  pitches: number;
  deaths: number;
  gold: number;
  readonly bought: EquipmentId[];
  readonly fights: FightAccount[];
  readonly spells: Partial<Record<SpellId, Use>>;
  readonly foes: Record<string, Use>;
  readonly heroes: Record<string, Use>;
}

const isOf = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

/** `monster:orc-3` is an Orc; a Lord and a hero are there once. */
export const cardOf = (piece: string): string => MONSTER_IDS.find((id) => piece.startsWith(`${id}-`)) ?? piece;

/** Writes the account of one game from what happens in it. */
export class Accountant {
  readonly account: GameAccount;
  private actor = '';
  private spell: SpellId | null = null;

  constructor(lord: LordId, variant: string) {
    this.account = {
      lord,
      variant,
      winner: 'nobody',
      pitches: 0,
      deaths: 0,
      gold: 0,
      bought: [],
      fights: [],
      spells: {},
      foes: {},
      heroes: {},
    };
  }

  private use(table: Record<string, Use>, id: string): Use {
    const found = table[id] ?? { times: 0, gain: 0 };
    table[id] = found;
    return found;
  }

  private get fight(): FightAccount | undefined {
    return this.account.fights.at(-1);
  }

  private damaged(target: string, amount: number): void {
    const isHero = isOf<HeroId>(HERO_IDS, target);
    if (isHero && this.fight !== undefined) this.fight.lifeLost += amount;
    if (isHero) this.use(this.account.foes, cardOf(this.actor)).gain += amount;
    if (isHero || target.startsWith('ally:')) return;
    this.use(this.account.heroes, this.actor).gain += amount;
    if (this.spell !== null) this.use(this.account.spells, this.spell).gain += amount;
  }

  private healed(amount: number, by: string): void {
    if (isOf<SpellId>(SPELL_IDS, by)) this.use(this.account.spells, by).gain += amount;
  }

  private killed(piece: string): void {
    if (!isOf<HeroId>(HERO_IDS, piece)) return;
    this.account.deaths += 1;
    if (this.fight !== undefined) this.fight.deaths += 1;
  }

  note(event: CatacombsEvent): void {
    const { account } = this;
    switch (event.kind) {
      case 'roomEntered':
        account.fights.push({ card: event.card, rounds: 0, lifeLost: 0, deaths: 0 });
        break;
      case 'roundBegan':
        if (this.fight !== undefined) this.fight.rounds = event.round;
        break;
      case 'placed':
        if (/^(monster|lord):/.test(event.piece)) this.use(account.foes, cardOf(event.piece)).times += 1;
        break;
      case 'actionBegan':
        this.spell = isOf<SpellId>(SPELL_IDS, event.action) ? event.action : null;
        if (this.spell !== null) this.use(account.spells, this.spell).times += 1;
        if (isOf<HeroId>(HERO_IDS, event.piece)) this.use(account.heroes, event.piece).times += 1;
        break;
      case 'flicked':
        this.actor = event.actor;
        account.pitches += 1;
        break;
      case 'damaged':
        return this.damaged(event.target, event.amount);
      case 'healed':
        return this.healed(event.amount, event.cause.by);
      case 'killed':
        return this.killed(event.piece);
      case 'goldPaid':
        account.gold += event.gold;
        break;
      case 'bought':
        if (isOf<EquipmentId>(EQUIPMENT_IDS, event.item)) account.bought.push(event.item);
        break;
      case 'gameEnded':
        account.winner = event.outcome.winner;
    }
  }
}
