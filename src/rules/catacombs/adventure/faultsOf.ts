import type { Adventure } from '../words/adventure';
import { at, type Fault } from './fault';
import { heroFaults } from './heroFaults';
import { isFight } from '../model/subjects/story';
import { placeFaults } from './placeFaults';
import { partyFaults } from './partyFaults';
import { roomFaults, shopFaults } from './roomFaults';

const storyFaults = ({ rooms }: Adventure): readonly Fault[] =>
  rooms.some(isFight) ? [] : [at(['rooms'], 'nothing to do: expected at least one fight')];

const inRoom = ({ path, message }: Fault, index: number): Fault => at(['rooms', index, ...path], message);

/** Why this adventure cannot be played, in the order of the file; none: it can. */
export const faultsOf = (adventure: Adventure): readonly Fault[] => [
  ...heroFaults(adventure),
  ...partyFaults(adventure),
  ...storyFaults(adventure),
  ...adventure.rooms.flatMap((room, index) =>
    (isFight(room)
      ? [...roomFaults(adventure, room, index), ...placeFaults(adventure, room)]
      : shopFaults(adventure, room, index)
    ).map((one) => inRoom(one, index)),
  ),
];
