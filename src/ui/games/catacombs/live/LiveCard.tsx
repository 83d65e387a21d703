import { heroesOf, SPELL_IDS } from '../../../../rules/catacombs';
import type { TableState } from '../../../../session/catacombs';
import { AllyCard, CardOf, HeroCard, LordCard, MonsterCard, SpellCard, type CardOfProps } from '../cards';
import { liveHero, roomAllies, roomLord, roomMonsters, spellsLeft } from './liveOf';

export interface LiveCardProps extends CardOfProps {
  readonly state: Pick<TableState, 'shown' | 'view'>;
}

/** Any card as it stands in this game; as it is printed, where it is not in play. */
export function LiveCard({ id, state, ...rest }: LiveCardProps) {
  const { model } = state.view;
  const hero = heroesOf(model).find((one) => one.id === id);
  if (hero !== undefined) return <HeroCard id={hero.id} live={liveHero(state, hero.id)} {...rest} />;
  const monster = roomMonsters(state).find((one) => one.id === id);
  if (monster !== undefined) return <MonsterCard {...monster} {...rest} />;
  const lord = roomLord(state);
  if (lord?.id === id) return <LordCard {...lord} {...rest} />;
  const ally = roomAllies(state).find((one) => one.id === id);
  if (ally !== undefined) return <AllyCard {...ally} {...rest} />;
  const spell = SPELL_IDS.find((one) => one === id);
  const hasWizard = heroesOf(model).some((one) => one.id === 'hero:wizard');
  if (spell !== undefined && hasWizard)
    return <SpellCard id={spell} live={{ left: spellsLeft(model).get(spell) ?? 0 }} {...rest} />;
  return <CardOf id={id} {...rest} />;
}
