import { memoAlike } from '../../../kit/alike';
import { SPELL_CARDS, type SpellId } from '../../../../rules/catacombs';
import { CARD_FRAMES } from '../catalogue';
import { ownRule, type CardProps } from './cardProps';
import type { LiveSpell } from './live';
import { ArtCard } from './parts/ArtCard';
import { AttackRow } from './parts/actions/AttackRow';
import { SPELL_GLYPHS } from './parts/pictures/pictures';
import { Uses } from './parts/Uses';
import { useCatacombsText } from '../words';

/** A spell of the Wizard’s, and how many copies of it are still in hand. */
export const SpellCard = memoAlike(function SpellCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
}: CardProps<SpellId, LiveSpell>) {
  const { t } = useCatacombsText();
  const { copies, steps } = SPELL_CARDS[id];
  const { name, text } = words.wording.spells[id];
  const left = live?.left ?? copies;
  return (
    <ArtCard
      summary={t('cards.summary.spell', { name, left, copies, text })}
      name={name}
      kind={t('cards.kind.spell')}
      text={text}
      glyph={SPELL_GLYPHS[id]}
      colour={CARD_FRAMES.spell}
      isSpent={left === 0}
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      <AttackRow steps={steps} words={words} onShowRule={onShowRule} />
      <Uses left={left} copies={copies} colour={CARD_FRAMES.spell} />
    </ArtCard>
  );
});
