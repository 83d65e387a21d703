import { HERO_SLOTS } from '../content/heroSlots';
import { abilityThat } from '../content/abilityTraits';
import { SPIKE_THROWER, spikesWith } from '../content/brings';
import { EQUIPMENT_IDS, type HeroId } from '../words/ids';
import { SWARM_SIZE } from '../model/subjects/stacks';
import type { Adventure, FightRoom, MonsterEntry } from '../words/adventure';
import { at, type Fault } from './fault';

const entriesOf = ({ monsters = [] }: FightRoom): readonly MonsterEntry[] => monsters;

/** Ice Spikes are the Ice Princess's, and lie on discs that lie somewhere (SOL-076). */
function frozenFaults({ party }: Adventure, { frozen, at: spot }: MonsterEntry): readonly Fault[] {
  if (frozen !== true) return [];
  return [
    ...(spot === undefined ? [at(['frozen'], 'a frozen monster needs a place ("at")')] : []),
    ...(party && !party.includes(SPIKE_THROWER)
      ? [at(['frozen'], `nobody throws Ice Spikes: ${SPIKE_THROWER} is not in the party (SOL-076)`)]
      : []),
  ];
}

const MAX_SPIKES = spikesWith(EQUIPMENT_IDS);

/** Only a swarm climbs, and onto heroes who stand there (VERM-139). */
function climbFaults(room: FightRoom, { monster, on, at: spot }: MonsterEntry): readonly Fault[] {
  if (on === undefined) return [];
  return [
    ...(abilityThat('climbs', monster) ? [] : [at(['on'], `${monster} does not climb onto heroes (VERM-139)`)]),
    ...(spot === undefined ? [] : [at(['on'], 'whoever sits on a hero has no place of its own ("at")')]),
    ...(room.heroes?.[on] === undefined ? [at(['on'], `${on} has no exact place in this room`)] : []),
  ];
}

/** Only a Devourer swallows, and whom it has swallowed stands nowhere (VERM-105). */
function holdFaults(room: FightRoom, { monster, holds, at: spot }: MonsterEntry): readonly Fault[] {
  if (holds === undefined) return [];
  const standing = holds.find((hero) => room.heroes?.[hero] !== undefined);
  return [
    ...(abilityThat('swallows', monster) ? [] : [at(['holds'], `${monster} does not swallow heroes (VERM-104)`)]),
    ...(spot === undefined ? [at(['holds'], 'a monster that has swallowed somebody needs a place ("at")')] : []),
    ...(standing === undefined ? [] : [at(['holds'], `${standing} has been swallowed, and stands nowhere (VERM-105)`)]),
  ];
}

/** Three on one hero would have bitten already (VERM-141). */
function swarmFaults(room: FightRoom): readonly Fault[] {
  const climbers = entriesOf(room).flatMap(({ on, count = 1 }) => (on === undefined ? [] : [{ on, count }]));
  const weightOn = (hero: HeroId): number =>
    climbers.reduce((sum, { on, count }) => (on === hero ? sum + count : sum), 0);
  const laden = climbers.find(({ on }) => weightOn(on) >= SWARM_SIZE);
  return laden === undefined
    ? []
    : [at(['monsters'], `too many on ${laden.on}: ${SWARM_SIZE} bite, so at most ${SWARM_SIZE - 1} (VERM-141)`)];
}

function spikeFaults(room: FightRoom): readonly Fault[] {
  const frozen = entriesOf(room).filter((entry) => entry.frozen === true).length;
  return frozen > MAX_SPIKES
    ? [at(['monsters'], `${frozen} frozen monsters, and there are ${MAX_SPIKES} Ice Spikes (SOL-101)`)]
    : [];
}

/** Nobody is in two bellies, and somebody is in none. */
function bellyFaults({ party }: Adventure, room: FightRoom): readonly Fault[] {
  const swallowed = entriesOf(room).flatMap(({ holds = [] }) => holds);
  const twice = swallowed.find((hero, index) => swallowed.indexOf(hero) !== index);
  const isNobodyLeft = party
    ? party.every((id) => swallowed.includes(id))
    : new Set(swallowed).size >= HERO_SLOTS.length;
  return [
    ...(twice === undefined ? [] : [at(['monsters'], `${twice} is swallowed twice (VERM-105)`)]),
    ...(isNobodyLeft ? [at(['monsters'], 'everybody is swallowed: expected at least one hero on the board')] : []),
  ];
}

/** Conditions in which nobody could be in this fight. */
export const conditionFaults = (adventure: Adventure, room: FightRoom): readonly Fault[] => [
  ...entriesOf(room).flatMap((entry, index) =>
    [...frozenFaults(adventure, entry), ...climbFaults(room, entry), ...holdFaults(room, entry)].map(
      ({ path, message }) => at(['monsters', index, ...path], message),
    ),
  ),
  ...swarmFaults(room),
  ...spikeFaults(room),
  ...bellyFaults(adventure, room),
];
