import { memoAlike } from '../../../kit/alike';
import { EQUIPMENT_CARDS, HERO_IDS, magicCostOf, type EquipmentId, type HeroId } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { CARD_FRAMES } from '../catalogue';
import { Words } from '../../../kit/components';
import type { RuleTopic } from '../topics';
import { ownRule, type CardProps } from './cardProps';
import type { LiveEquipment } from './live';
import { ArtCard, type ArtCardProps } from './parts/ArtCard';
import { Gold } from './parts/Gold';
import { EQUIPMENT_GLYPHS } from './parts/pictures/pictures';
import { RuleChip } from './parts/RuleChip';
import { StateTag } from './parts/StateTag';
import { useFigures } from '../../../kit/hooks/useFigures';
import { useCatacombsText } from '../words';

const SORCERESS: HeroId = 'hero:sorceress';

export interface EquipmentCardProps extends CardProps<EquipmentId, LiveEquipment>, Pick<ArtCardProps, 'isLying'> {}

type Use = (typeof EQUIPMENT_CARDS)[EquipmentId]['use'];

const useKey = (use: Use) => (use.kind === 'action' && use.isUsedUp ? 'actionUsedUp' : use.kind);

const topicOf = (use: Use): RuleTopic => (use.kind === 'oncePerRoom' ? 'keyword:oncePerRoom' : 'rule:BASE-299');

/** An item of the Merchant’s: what it does, when, for whom and at what price. */
export const EquipmentCard = memoAlike(function EquipmentCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
  isLying,
}: EquipmentCardProps) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const { price, owners, use } = EQUIPMENT_CARDS[id];
  const { name, text } = words.wording.equipment[id];
  const magic = owners.includes(SORCERESS) ? magicCostOf(SORCERESS, id) : 0;
  const names =
    owners.length === HERO_IDS.length ? t('cards.everyone') : owners.map((owner) => words.name(owner)).join(', ');
  return (
    <ArtCard
      summary={t('cards.summary.equipment', { name, owners: names, price: figures(price), text })}
      name={name}
      kind={t('cards.kind.equipment')}
      text={text}
      glyph={EQUIPMENT_GLYPHS[id]}
      colour={CARD_FRAMES.equipment}
      isLying={isLying}
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      <Gold gold={price} />
      {live ? <StateTag label={live.where} /> : null}
      {magic > 0 ? (
        <StateTag glyph="magic" label={t('cards.magicFor', { hero: words.name(SORCERESS), magic })} />
      ) : null}
      <RuleChip label={t(`cards.use.${useKey(use)}`)} onPress={onShowRule && (() => onShowRule(topicOf(use)))} />
      <Words type="label" colour={UI.inkSecond} align="center">
        {t('cards.owners', { owners: names })}
      </Words>
    </ArtCard>
  );
});
