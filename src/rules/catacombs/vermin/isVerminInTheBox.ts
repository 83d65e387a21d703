import type { Catacombs } from '../model/model';

/** Where they are played with there is a Poison deck (VERM-021). */
export const isVerminInTheBox = ({ poisonDeck }: Catacombs): boolean => poisonDeck !== undefined;
