import { LEVELS, type Level } from '../../ai/core';
import { isFields, oneOf, textOf, type Fields, type Result } from '../../lib';
import { AIM_AIDS, AIM_WAYS } from '../../rules/flicking';
import { versionedValue, type KeyValue, type StorageFault, type ValueShape } from '../../storage';
import { seatWishes, seatWishesIn } from '../settings';
import { PASSINGS, type Passing, type Player } from '../game/sheet';

export type UsualPlayer = Pick<Player, 'name' | 'aim' | 'aid' | 'wishes'>;

/** The people who sat at the table last, in their order, and how the device went from hand to hand. */
export interface UsualTable {
  readonly players: readonly UsualPlayer[];
  readonly passing: Passing;
  /** How good the app was that played against one person; null where others played. */
  readonly level: Level | null;
}

const playerOf = (kept: Fields): UsualPlayer => ({
  name: textOf(kept.name, ''),
  aim: oneOf(AIM_WAYS, kept.aim, 'swipe'),
  aid: oneOf(AIM_AIDS, kept.aid, 'direction'),
  ...seatWishesIn(kept.wishes),
});

export function parseUsualTable(found: unknown): UsualTable {
  const kept = isFields(found) ? found : {};
  const level = LEVELS.find((one) => one === kept.level) ?? null;
  const players = Array.isArray(kept.players) ? kept.players.filter(isFields).map(playerOf) : [];
  return { players, passing: oneOf(PASSINGS, kept.passing, 'sameSide'), level };
}

/** Version 1 is the first there ever was: nothing without a version was kept here. */
const KEPT: ValueShape<UsualTable> = { key: 'seats', upgrades: [() => ({})], parse: parseUsualTable };

/** Everybody who sits down to a game, seats of the app among them. */
export interface SatDown extends Pick<UsualTable, 'passing' | 'level'> {
  readonly players: readonly Player[];
}

/** The usual players of this device. */
export interface Seats {
  /** Nobody, where nothing was kept or it cannot be read. */
  usualTable(): Promise<UsualTable>;
  /** As they sit down to this game; seats of the app are not usual players. */
  remember(table: SatDown): Promise<Result<null, StorageFault>>;
}

export function openSeats(values: KeyValue): Seats {
  const kept = versionedValue(values, KEPT);
  return {
    async usualTable() {
      const found = await kept.read();
      return (found.ok ? found.value : null) ?? parseUsualTable(null);
    },
    remember({ players, passing, level }) {
      const people = players.filter(({ mind }) => mind === null);
      return kept.write({
        players: people.map(({ name, aim, aid, wishes }) => ({ name: name.trim(), aim, aid, ...seatWishes(wishes) })),
        passing,
        level,
      });
    },
  };
}
