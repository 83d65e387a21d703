import { memoAlike } from '../../../kit/alike';
import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { MONSTER_CARDS, type MonsterId } from '../../../../rules/catacombs';
import { mix, SPACE, UI } from '../../../../theme';
import { FAMILIES } from '../catalogue';
import { Words } from '../../../kit/components';
import { ownRule, type CardProps } from './cardProps';
import { pieceOfCard } from './discPicture/pieceOfCard';
import type { LiveMonster } from './live';
import { AttackRow } from './parts/actions/AttackRow';
import { CardText } from './parts/CardText';
import { DiscCard } from './parts/DiscCard';
import { DiscLines } from './parts/DiscLines';
import { Gold } from './parts/Gold';
import { LifePips } from './parts/LifePips';
import { ABILITY_GLYPHS } from './parts/pictures/pictures';
import { RuleChip } from './parts/RuleChip';
import { useFigures } from '../../../kit/hooks/useFigures';
import { useCatacombsText } from '../words';

/** A monster’s card: what it is worth, how it attacks, and in a game how each of its discs fares. */
export const MonsterCard = memoAlike(function MonsterCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
}: CardProps<MonsterId, LiveMonster>) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const { family, size, life, gold, actions, abilities } = MONSTER_CARDS[id];
  const { name, text } = words.wording.monsters[id];
  const { rim } = FAMILIES[family];
  const kind = t('cards.kind.monster', { family: words.wording.families[family], size: t(`cards.size.${size}`) });
  const abilityNames = abilities.map((ability) => words.name(ability)).join(', ');
  const summary = [
    t('cards.summary.monster', {
      name,
      family: words.wording.families[family],
      size: t(`cards.size.${size}`),
      life: t('cards.life', { life, maxLife: life }),
      gold: figures(gold),
      attacks: actions.map((steps) => words.attacks(steps)).join(` ${t('cards.or')} `),
    }),
    ...(abilities.length > 0 ? [t('cards.summary.abilities', { abilities: abilityNames })] : []),
  ].join(' ');
  return (
    <DiscCard
      summary={summary}
      name={name}
      kind={kind}
      piece={pieceOfCard(id)}
      colour={mix(rim, UI.shade, 0.25)}
      headColour={mix(rim, UI.shade, 0.45)}
      figures={
        <>
          <LifePips life={life} maxLife={life} />
          <Gold gold={gold} />
        </>
      }
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      <View style={styles.attacks}>
        {actions.map((steps, index) => (
          <Fragment key={index}>
            {index > 0 ? (
              <Words type="strip" colour={UI.inkSecond}>
                {t('cards.or')}
              </Words>
            ) : null}
            <AttackRow steps={steps} words={words} onShowRule={onShowRule} />
          </Fragment>
        ))}
      </View>
      <CardText>{text}</CardText>
      {abilities.map((ability) => (
        <RuleChip
          key={ability}
          label={words.name(ability)}
          glyph={ABILITY_GLYPHS[ability]}
          onPress={onShowRule && (() => onShowRule(ability))}
        />
      ))}
      {live ? <DiscLines {...live} words={words} /> : null}
    </DiscCard>
  );
});

const styles = StyleSheet.create({
  attacks: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s },
});
