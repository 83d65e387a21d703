import { memoAlike } from '../../../kit/alike';
import { ALLY_CARDS, type AllyId } from '../../../../rules/catacombs';
import { type Hex } from '../../../../theme';
import { CARD_FRAMES, HERO_FACES } from '../catalogue';
import { ownRule, type CardProps } from './cardProps';
import { pieceOfCard } from './discPicture/pieceOfCard';
import type { Standing } from './live';
import { AttackRow } from './parts/actions/AttackRow';
import { CardText } from './parts/CardText';
import { DiscCard } from './parts/DiscCard';
import { TONE_OF } from './parts/standing';
import { useCatacombsText } from '../words';

const FACES: Readonly<Record<AllyId, Hex>> = {
  'ally:summoned-skeleton': HERO_FACES['summoned-skeleton'],
  'ally:familiar': HERO_FACES.familiar,
  'ally:war-dog': HERO_FACES['war-dog'],
};

/** Whoever fights beside a hero. */
export const AllyCard = memoAlike(function AllyCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
}: CardProps<AllyId, Standing | null>) {
  const { t } = useCatacombsText();
  const { size, actions } = ALLY_CARDS[id];
  const { name, text } = words.wording.allies[id];
  const sizeWords = t(`cards.size.${size}`);
  const attacks = actions.map(({ steps }) => words.attacks(steps)).join(` ${t('cards.or')} `);
  return (
    <DiscCard
      summary={t('cards.summary.ally', { name, size: sizeWords, actions: attacks })}
      name={name}
      kind={live ? t(`cards.state.${live}`) : t('cards.kind.ally', { size: sizeWords })}
      piece={pieceOfCard(id)}
      tone={live ? TONE_OF[live] : undefined}
      colour={CARD_FRAMES.hero}
      headColour={FACES[id]}
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      {actions.map(({ id: action, steps }) => (
        <AttackRow key={action} steps={steps} words={words} onShowRule={onShowRule} />
      ))}
      <CardText>{text}</CardText>
    </DiscCard>
  );
});
