import { PROPOSE } from '../../words/options';
import { refuse, type Aside } from '../../../machine';
import { heroSeats } from '../../model/queries';
import type { Catacombs } from '../../model/model';
import type { CatacombsTypes } from '../../model/types';

/** Once is enough; where all are asked before each room, or no room comes, there is nothing to ask for. */
const isOpen = ({ setup, room }: Catacombs): boolean => !setup.house.overseerHandOver && room?.kind !== 'final';

/** Before the next room somebody wants to propose another Overseer or a remedy (EXTRA-002, EXTRA-013). */
export const proposal: Aside<CatacombsTypes> = {
  is: (command) =>
    command.kind === 'choose' &&
    Array.isArray(command.options) &&
    command.options.length === 1 &&
    command.options[0] === PROPOSE,
  whyNot({ model }, seat) {
    const { proposers = [] } = model;
    if (seat !== null && proposers.includes(seat)) return refuse('chosenTwice');
    return isOpen(model) ? null : refuse('noSuchOption', 'EXTRA-013', { option: PROPOSE });
  },
  said({ model }, seat) {
    const all = [model.setup.overseer, ...heroSeats(model)];
    const { proposers = [] } = model;
    return { ...model, proposers: seat === null ? all : [...proposers, seat] };
  },
};
