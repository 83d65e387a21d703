import { isFields, oneOf, textOf, type Fields } from '../../lib';
import { AIM_AIDS, AIM_WAYS, type AimAid, type AimWay } from '../../rules/flicking';
import { NO_WISHES, wishesIn, type OwnWishes } from '../settings';

/** Somebody who plays on this device, and how they want it. */
export interface Person extends OwnWishes {
  readonly name: string;
  /** Under these their deeds are kept besides: names of before, and of others that turned out to be theirs. */
  readonly alsoNamed: readonly string[];
  readonly aim: AimWay;
  readonly aid: AimAid;
}

export type People = readonly Person[];

export const newPerson = (name: string): Person => ({
  name,
  alsoNamed: [],
  aim: 'swipe',
  aid: 'direction',
  ...NO_WISHES,
});

/** So long a name still fits on a plaque. */
export const LONGEST_NAME = 24;

const nameIn = (kept: unknown): string => textOf(kept, '').trim();

const namesIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.map(nameIn).filter((name) => name !== '') : [];

const personIn = (kept: Fields): Person => ({
  name: nameIn(kept.name),
  alsoNamed: namesIn(kept.alsoNamed),
  aim: oneOf(AIM_WAYS, kept.aim, 'swipe'),
  aid: oneOf(AIM_AIDS, kept.aid, 'direction'),
  ...wishesIn(kept),
});

export const hasName = ({ name, alsoNamed }: Person, wanted: string): boolean =>
  name === wanted || alsoNamed.includes(wanted);

/** Whoever a name belongs to; null for a name of nobody who is known here. */
export const personNamed = (people: People, name: string): Person | null =>
  people.find((one) => one.name === name) ?? people.find((one) => hasName(one, name)) ?? null;

/** What makes no sense costs itself alone; a name belongs to the first who has it. */
export function parsePeople(found: unknown): People {
  const kept = Array.isArray(found) ? found.filter(isFields).map(personIn) : [];
  return kept.reduce<People>((people, person) => {
    const isKnown = person.name === '' || people.some((one) => one.name === person.name);
    return isKnown ? people : [...people, person];
  }, []);
}

/** Version 1 knew a left hand or none; whoever had none had everything where the device has it. */
export function withHandChoice(older: unknown): unknown {
  const people: readonly unknown[] = Array.isArray(older) ? older : [];
  return people.filter(isFields).map(({ isLeftHanded, ...rest }) => ({
    ...rest,
    hand: isLeftHanded === true ? 'left' : 'device',
  }));
}
