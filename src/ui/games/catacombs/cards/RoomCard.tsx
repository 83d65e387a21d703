import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { LORD_CARDS, ROOM_CARDS, type RoomCard as Card, type RoomId } from '../../../../rules/catacombs';
import { SPACE } from '../../../../theme';
import { BOARDS, CARD_FRAMES } from '../catalogue';
import { BoardFace } from './BoardFace';
import { ownRule, type CardProps } from './cardProps';
import { boardOf, medallionOf, shopSignOf } from './medallionOf';
import { CardText } from './parts/CardText';
import { CountedDiscs } from './parts/CountedDiscs';
import { DiscCard } from './parts/DiscCard';
import { RuleChip } from './parts/RuleChip';
import { Section } from './parts/Section';
import { useCatacombsText } from '../words';

const BOARD_PT = 112;

function monstersIn(card: Card, words: CatacombsWords): string {
  if (card.kind !== 'combat') return '';
  return Object.entries(card.monsters)
    .map(([monster, count]) => `${words.name(monster)} × ${count}`)
    .join(', ');
}

/** A Room card: where it is, who waits there, and the ways out. */
export function RoomCard({ id, words, onShowRule, isPage }: CardProps<RoomId>) {
  const { t } = useCatacombsText();
  const card = ROOM_CARDS.get(id);
  if (card === undefined) throw new Error(`no room ${id}`);
  const { name, text } = words.wording.rooms[id];
  const board = boardOf(id);
  const exits = card.exits.map((side) => words.wording.choices[side]).join(', ');
  const kind =
    card.kind === 'combat'
      ? t('cards.kind.combatRoom', { level: card.level, board: words.name(card.board) })
      : card.kind === 'lord'
        ? t('cards.kind.lair', { board: words.name(LORD_CARDS[card.lord].board) })
        : t('cards.kind.specialRoom');
  const summary =
    card.kind === 'combat'
      ? t('cards.summary.combatRoom', {
          name,
          level: card.level,
          board: words.name(card.board),
          monsters: monstersIn(card, words),
        })
      : t('cards.summary.room', { name, text });
  return (
    <DiscCard
      summary={summary}
      name={name}
      kind={kind}
      piece={medallionOf(id)}
      sign={shopSignOf(id)}
      colour={board === null ? CARD_FRAMES.equipment : BOARDS[board].frame}
      onShowRule={ownRule({ id, onShowRule, isPage })}
    >
      {isPage === true && board !== null ? (
        <View style={styles.place}>
          <BoardFace board={board} widthPt={BOARD_PT} />
          <View style={styles.text}>
            <CardText>{text}</CardText>
          </View>
        </View>
      ) : (
        <CardText>{text}</CardText>
      )}
      {card.kind === 'combat' ? (
        <Section title={t('cards.monsters')}>
          <CountedDiscs monsters={card.monsters} words={words} onShowRule={onShowRule} />
        </Section>
      ) : null}
      {card.kind === 'combat' && card.wanderingIcons > 0 ? (
        <RuleChip
          glyph="monsters"
          label={t('cards.wanderingIcons', { count: card.wanderingIcons })}
          onPress={onShowRule && (() => onShowRule('keyword:wandering'))}
        />
      ) : null}
      {card.kind === 'lord' ? (
        <RuleChip label={words.name(card.lord)} onPress={onShowRule && (() => onShowRule(card.lord))} />
      ) : null}
      <RuleChip
        glyph="room"
        label={t('cards.exits', { exits })}
        onPress={onShowRule && (() => onShowRule('keyword:exits'))}
      />
    </DiscCard>
  );
}

const styles = StyleSheet.create({
  place: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
