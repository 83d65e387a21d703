import type { EquipmentId, HeroId, LordId, SpellId } from '../../../../src/rules/catacombs';

/** How often something came into play, and what it did to the other side (for an item: 0). */
export interface Use {
  times: number;
  gain: number;
}

/** One fight of a game, as it went for the heroes. */
export interface FightAccount {
  readonly card: string;
  /** Of all heroes together. */
  readonly lifeAtDoor: number;
  readonly heroesAtDoor: number;
  rounds: number;
  lifeLost: number;
  deaths: number;
  /** Flicks of either side, and lives that they took. */
  readonly heroFlicks: Use;
  readonly foeFlicks: Use;
}

/** All that the report wants to know of one game. */
export interface GameAccount {
  readonly lord: LordId;
  readonly party: readonly HeroId[];
  readonly variant: string;
  winner: string;
  pitches: number;
  deaths: number;
  gold: number;
  readonly bought: EquipmentId[];
  /** What gold went for: how often, how much. */
  readonly spent: Record<string, Use>;
  readonly fights: FightAccount[];
  readonly spells: Partial<Record<SpellId, Use>>;
  readonly foes: Record<string, Use>;
  readonly heroes: Record<string, Use>;
  /** Turns of each sort of foe, and how many of them came to nothing. */
  readonly turns: Record<string, Use>;
}

export const openAccount = (lord: LordId, party: readonly HeroId[], variant: string): GameAccount => ({
  lord,
  party,
  variant,
  winner: 'nobody',
  pitches: 0,
  deaths: 0,
  gold: 0,
  bought: [],
  spent: {},
  fights: [],
  spells: {},
  foes: {},
  heroes: {},
  turns: {},
});
