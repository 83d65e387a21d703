import bellBelow from '../../../../../assets/adventures/bell-below.adventure.json';
import drownedRoad from '../../../../../assets/adventures/drowned-road.adventure.json';
import kennelWager from '../../../../../assets/adventures/kennel-wager.adventure.json';
import ratsTithe from '../../../../../assets/adventures/rats-tithe.adventure.json';
import threeInns from '../../../../../assets/adventures/three-inns.adventure.json';
import { readAdventure, type Adventure } from '../../../../rules/catacombs';

function sample(file: unknown): Adventure {
  const read = readAdventure(JSON.stringify(file));
  if (!read.ok) throw new Error(`a story of ours is broken at ${read.error.place}: ${read.error.message}`);
  return read.value;
}

let samples: readonly Adventure[] | null = null;

/** The stories that come with the game; read when somebody looks for one. */
export function sampleAdventures(): readonly Adventure[] {
  samples ??= [bellBelow, drownedRoad, kennelWager, threeInns, ratsTithe].map(sample);
  return samples;
}
