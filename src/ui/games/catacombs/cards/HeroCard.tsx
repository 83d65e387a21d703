import { memoAlike } from '../../../kit/alike';
import { HERO_CARDS, type HeroId } from '../../../../rules/catacombs';
import { type Hex } from '../../../../theme';
import { CARD_FRAMES, HERO_FACES } from '../catalogue';
import { ownRule, type CardProps } from './cardProps';
import { pieceOfCard } from './discPicture/pieceOfCard';
import type { LiveHero } from './live';
import { ActionLines } from './parts/actions/ActionLines';
import { CardText } from './parts/CardText';
import { DiscCard } from './parts/DiscCard';
import { Gold } from './parts/Gold';
import { HeroGear } from './parts/HeroGear';
import { LifePips } from './parts/LifePips';
import { RuleChip } from './parts/RuleChip';
import { Section } from './parts/Section';
import { TONE_OF } from './parts/standing';
import { useFigures } from '../../../kit/hooks/useFigures';
import { useCatacombsText } from '../words';

const FACES: Readonly<Record<HeroId, Hex>> = {
  'hero:elf': HERO_FACES.elf,
  'hero:barbarian': HERO_FACES.barbarian,
  'hero:thief': HERO_FACES.thief,
  'hero:wizard': HERO_FACES.wizard,
  'hero:ice-princess': HERO_FACES['ice-princess'],
  'hero:paladin': HERO_FACES.paladin,
  'hero:witch-hunter': HERO_FACES['witch-hunter'],
  'hero:sorceress': HERO_FACES.sorceress,
};

/** A hero’s board: life track, actions, purse and what it carries. */
export const HeroCard = memoAlike(function HeroCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
}: CardProps<HeroId, LiveHero>) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const card = HERO_CARDS[id];
  const { name, text } = words.wording.heroes[id];
  const { life, maxLife } = live ?? { life: card.life, maxLife: card.life };
  const equipment = live?.equipment.map((one) => words.name(one)).join(', ') ?? '';
  const summary = [
    t('cards.summary.hero', {
      name,
      life: t('cards.life', { life, maxLife }),
      actions: card.actions.map((action) => words.action('', action.id).name).join(', '),
    }),
    ...(live
      ? [
          t('cards.summary.purse', {
            count: live.gold,
            gold: figures(live.gold),
            equipment: equipment === '' ? t('cards.noEquipment') : equipment,
          }),
        ]
      : []),
  ].join(' ');
  return (
    <DiscCard
      summary={summary}
      name={name}
      kind={live?.standing ? t(`cards.state.${live.standing}`) : t('cards.kind.hero')}
      piece={pieceOfCard(id)}
      tone={live?.standing ? TONE_OF[live.standing] : undefined}
      colour={CARD_FRAMES.hero}
      headColour={FACES[id]}
      figures={
        <>
          <LifePips life={life} maxLife={maxLife} />
          {live ? <Gold gold={live.gold} /> : null}
        </>
      }
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      {live ? <HeroGear {...live} words={words} onShowRule={onShowRule} /> : null}
      <CardText>{text}</CardText>
      {card.goldPerKill > 0 ? (
        <RuleChip
          glyph="gold"
          label={t('cards.bonus', { gold: figures(card.goldPerKill) })}
          onPress={onShowRule && (() => onShowRule('keyword:gold'))}
        />
      ) : null}
      <Section title={t('cards.actions')}>
        <ActionLines actions={card.actions} words={words} onShowRule={onShowRule} />
      </Section>
    </DiscCard>
  );
});
