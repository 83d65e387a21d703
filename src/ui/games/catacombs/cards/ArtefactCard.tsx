import { memoAlike } from '../../../kit/alike';
import { ARTEFACT_CARDS, type ArtefactId } from '../../../../rules/catacombs';
import { CARD_FRAMES } from '../catalogue';
import { ownRule, type CardProps } from './cardProps';
import type { LiveArtefact } from './live';
import { ArtCard } from './parts/ArtCard';
import { CostCircles } from './parts/CostCircles';
import { ARTEFACT_GLYPHS } from './parts/pictures/pictures';
import { RuleChip } from './parts/RuleChip';
import { StateTag } from './parts/StateTag';
import { useCatacombsText } from '../words';

/** One of the Witch Hunter’s seven: what it does, what it costs, and whether it is awake. */
export const ArtefactCard = memoAlike(function ArtefactCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
}: CardProps<ArtefactId, LiveArtefact>) {
  const { t } = useCatacombsText();
  const { cost, use } = ARTEFACT_CARDS[id];
  const { name, text } = words.wording.artefacts[id];
  const topic = use.kind === 'oncePerRoom' ? 'keyword:oncePerRoom' : 'rule:SOL-157';
  return (
    <ArtCard
      summary={t('cards.summary.artefact', { name, text })}
      name={name}
      kind={t('cards.kind.artefact')}
      text={text}
      glyph={ARTEFACT_GLYPHS[id]}
      colour={CARD_FRAMES.artefact}
      isSpent={live ? !live.isActive : false}
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      {live ? <StateTag glyph={live.isActive ? 'done' : undefined} label={live.where} /> : null}
      <RuleChip label={t(`cards.use.${use.kind}`)} onPress={onShowRule && (() => onShowRule(topic))} />
      <CostCircles cost={cost} words={words} />
    </ArtCard>
  );
});
