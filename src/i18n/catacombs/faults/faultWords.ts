import { faultPlace as placeIn, refusalIn, saidBy } from '../../common';
import { REASONS } from '../reasons';
import { refusalWords } from '../say/refusalWords';
import type { Speaker } from '../say/speaker';
import type { CatacombsFaults } from './wording';

const CITED = / ?\((?:BASE|EXTRA|SOL|VERM)-\d+[^)]*\)/g;
const ID = /"?\b((?:hero|ally|monster|lord|spell|equipment|artefact|room):[a-z\d-]+)"?/g;

/** Cards by their names, and no numbers of rules: whoever writes files by hand has the lines of the replay for those. */
const named = (message: string, { name }: Speaker): string =>
  message.replace(CITED, '').replace(ID, (_, id: string) => name(id));

/** What is wrong with a file, as a person would say it. The rules say it in English, with ids. */
export function faultWords(speaker: Speaker, faults: CatacombsFaults, message: string): string {
  const refusal = refusalIn(message, REASONS, faults.thisDisc);
  return refusal === null ? named(saidBy(faults, message), speaker) : refusalWords(speaker, refusal);
}

/** Where in a file, as far as it helps to find it: “Room 2, monster 1, life”; nothing for the file as a whole. */
export const faultPlace = ({ name }: Speaker, faults: CatacombsFaults, place: string): string =>
  placeIn(faults, place, name);
