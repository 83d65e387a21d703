import type { CatacombsWords } from '../../../../i18n/catacombs';
import {
  ALLY_CARDS,
  ARTEFACT_CARDS,
  EQUIPMENT_CARDS,
  HERO_CARDS,
  LORD_CARDS,
  MONSTER_CARDS,
  ROOM_CARDS,
  SPELL_CARDS,
  type RoomId,
} from '../../../../rules/catacombs';
import type { ShowRule } from '../topics';
import { AllyCard } from './AllyCard';
import { ArtefactCard } from './ArtefactCard';
import { EquipmentCard } from './EquipmentCard';
import { HeroCard } from './HeroCard';
import { LordCard } from './LordCard';
import { MonsterCard } from './MonsterCard';
import { RoomCard } from './RoomCard';
import { SpellCard } from './SpellCard';

export interface CardOfProps {
  readonly id: string;
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
  readonly isPage?: boolean;
}

const isIn = <Id extends string>(cards: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(cards, id);
const isRoom = (id: string): id is RoomId => ROOM_CARDS.has(id);

const CARDS = {
  ...MONSTER_CARDS,
  ...LORD_CARDS,
  ...HERO_CARDS,
  ...ALLY_CARDS,
  ...SPELL_CARDS,
  ...EQUIPMENT_CARDS,
  ...ARTEFACT_CARDS,
};

export const hasCard = (id: string): boolean => Object.hasOwn(CARDS, id) || ROOM_CARDS.has(id);

/** Any card as it is printed, by its id; nothing for an id without a card. */
export function CardOf({ id, ...rest }: CardOfProps) {
  if (isIn(MONSTER_CARDS, id)) return <MonsterCard id={id} {...rest} />;
  if (isIn(LORD_CARDS, id)) return <LordCard id={id} {...rest} />;
  if (isIn(HERO_CARDS, id)) return <HeroCard id={id} {...rest} />;
  if (isIn(ALLY_CARDS, id)) return <AllyCard id={id} {...rest} />;
  if (isIn(SPELL_CARDS, id)) return <SpellCard id={id} {...rest} />;
  if (isIn(EQUIPMENT_CARDS, id)) return <EquipmentCard id={id} {...rest} />;
  if (isIn(ARTEFACT_CARDS, id)) return <ArtefactCard id={id} {...rest} />;
  return isRoom(id) ? <RoomCard id={id} {...rest} /> : null;
}
