import { heroesOf } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { AllyCard, HeroCard } from '../cards';
import { Words } from '../../../kit/components';
import type { DrawerContentProps } from './contentProps';
import { liveHero, roomAllies } from '../live/liveOf';
import { useCatacombsText } from '../words';

/** The four boards as they lie on the table, and the Allies in play. */
export function HeroesDrawer({ state, words, onShowRule, focusCard }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const heroes = heroesOf(state.view.model)
    .map(({ id }) => id)
    .sort((a, b) => Number(b === focusCard) - Number(a === focusCard));
  const allies = roomAllies(state);
  return (
    <>
      {heroes.map((id) => (
        <HeroCard key={id} id={id} words={words} live={liveHero(state, id)} onShowRule={onShowRule} />
      ))}
      {allies.length === 0 ? null : (
        <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
          {t('drawers.heroes.allies')}
        </Words>
      )}
      {allies.map((ally) => (
        <AllyCard key={ally.id} {...ally} words={words} onShowRule={onShowRule} />
      ))}
    </>
  );
}
