import { heroOrNull, SPELL_IDS, type Hero } from '../../../../rules/catacombs';
import { SpellCard } from '../cards';
import type { DrawerContentProps } from './contentProps';
import { spellsLeft } from '../live/liveOf';
import { CardGrid } from '../../../table';
import { useCatacombsText } from '../words';

const NO_SPELLS: Pick<Hero, 'spells' | 'spentSpells'> = { spells: [], spentSpells: [] };

/** The Wizard's spells: what can still be cast, and what has been. */
export function SpellsDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const { spells, spentSpells } = heroOrNull(state.view.model, 'hero:wizard') ?? NO_SPELLS;
  const left = spellsLeft(state.view.model);
  const inHand = SPELL_IDS.filter((id) => left.has(id));
  const gone = SPELL_IDS.filter((id) => !left.has(id) && spentSpells.includes(id));
  return (
    <>
      <CardGrid
        title={t('drawers.spells.hand', { count: spells.length })}
        nothing={t('drawers.spells.noneInHand')}
        cards={inHand.map((id) => (
          <SpellCard key={id} id={id} words={words} live={{ left: left.get(id) ?? 0 }} onShowRule={onShowRule} />
        ))}
      />
      <CardGrid
        title={t('drawers.spells.spent', { count: spentSpells.length })}
        nothing={t('drawers.spells.noneSpent')}
        cards={gone.map((id) => (
          <SpellCard key={id} id={id} words={words} live={{ left: 0 }} onShowRule={onShowRule} />
        ))}
      />
    </>
  );
}
