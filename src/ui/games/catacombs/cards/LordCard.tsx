import { memoAlike } from '../../../kit/alike';
import { StyleSheet, View } from 'react-native';
import { LORD_CARDS, type LordId } from '../../../../rules/catacombs';
import { mix, SPACE, UI } from '../../../../theme';
import { FAMILIES } from '../catalogue';
import { ownRule, type CardProps } from './cardProps';
import { pieceOfCard } from './discPicture/pieceOfCard';
import type { LiveLord } from './live';
import { ActionLines } from './parts/actions/ActionLines';
import { CardText } from './parts/CardText';
import { CountedDiscs } from './parts/CountedDiscs';
import { DiscCard } from './parts/DiscCard';
import { LifePips } from './parts/LifePips';
import { RuleChip } from './parts/RuleChip';
import { Section } from './parts/Section';
import { StateTag } from './parts/StateTag';
import { STANDING_GLYPHS, TONE_OF } from './parts/standing';
import { useCatacombsText } from '../words';

/** A Lord’s board: its life track, what it does, and who comes with it. */
export const LordCard = memoAlike(function LordCard({
  id,
  words,
  live,
  onShowRule,
  isPage,
}: CardProps<LordId, LiveLord>) {
  const { t } = useCatacombsText();
  const card = LORD_CARDS[id];
  const { name, text } = words.wording.lords[id];
  const board = words.name(card.board);
  const { life, maxLife } = live ?? { life: card.life, maxLife: card.life };
  const actions = card.actions
    .filter(({ kind }) => kind === 'special')
    .map((action) => words.action('', action.id).name);
  const summary = t('cards.summary.lord', {
    name,
    board,
    life: t('cards.life', { life, maxLife }),
    actions: actions.join(', '),
  });
  return (
    <DiscCard
      summary={summary}
      name={name}
      kind={t('cards.kind.lord', { board })}
      piece={pieceOfCard(id)}
      tone={live?.standing ? TONE_OF[live.standing] : undefined}
      colour={mix(FAMILIES.lord.rim, UI.brass, 0.25)}
      headColour={FAMILIES.lord.rim}
      figures={<LifePips life={life} maxLife={maxLife} />}
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      {live ? (
        <View style={styles.tags}>
          {live.standing === null ? null : (
            <StateTag glyph={STANDING_GLYPHS[live.standing]} label={t(`cards.state.${live.standing}`)} />
          )}
          {live.isVeiled ? <StateTag glyph="veil" label={t('cards.state.veiled')} /> : null}
        </View>
      ) : null}
      <CardText>{text}</CardText>
      <Section title={t('cards.actions')}>
        <ActionLines actions={card.actions} words={words} onShowRule={onShowRule} />
      </Section>
      <Section title={t('cards.minions')}>
        <CountedDiscs monsters={card.minions} words={words} onShowRule={onShowRule} />
      </Section>
      <Section title={t('cards.wandering')}>
        <RuleChip label={words.name(card.wandering)} onPress={onShowRule && (() => onShowRule('keyword:wandering'))} />
      </Section>
    </DiscCard>
  );
});

const styles = StyleSheet.create({ tags: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs } });
