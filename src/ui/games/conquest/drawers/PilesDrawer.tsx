import { PixelRatio, StyleSheet, View } from 'react-native';
import { printedOn, TEAMS, type CardId, type Team } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { RADIUS, SPACE, UI } from '../../../../theme';
import type { DrawerBodyProps } from '../../../game';
import { Tappable, Words } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { backPicture, handCardPicture, OVERHANG_PT } from '../cards';
import { TokenCount } from '../score/TokenCount';
import type { ConquestSpeech } from '../words';

const CARD_PT = { width: 62, height: 85 } as const;

interface PilesProps extends Pick<DrawerBodyProps<ConquestPlayed, ConquestSpeech>, 'words' | 'onShowRule'> {
  readonly team: Team;
  readonly pile: number;
  readonly discard: readonly CardId[];
  readonly tokens: number;
}

/** What a team can still draw, and what it has played: the last card first, each to be read. */
function Piles({ team, pile, discard, tokens, words, onShowRule }: PilesProps) {
  const { t } = words;
  const pxPerPt = PixelRatio.get();
  return (
    <View style={styles.team}>
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {words.name(team)}
      </Words>
      <View style={styles.row}>
        {pile === 0 ? null : <Painted aria-hidden picture={backPicture(team, CARD_PT, pxPerPt)} style={CARD_PT} />}
        <View style={styles.counts}>
          <Words type="ui">{t('conquest.drawers.pile', { count: pile })}</Words>
          <TokenCount purse={team} count={tokens} />
        </View>
      </View>
      <Words type="ui" colour={UI.muted}>
        {discard.length === 0
          ? t('conquest.drawers.noDiscard')
          : t('conquest.drawers.discard', { team: words.name(team), count: discard.length })}
      </Words>
      <View style={styles.cards}>
        {[...discard].reverse().map((card) => (
          <Tappable key={card} radius={RADIUS.chip} spoken={words.name(card)} onPress={() => onShowRule(card)}>
            {() => (
              <Painted
                aria-hidden
                picture={handCardPicture(printedOn(card).id, CARD_PT, pxPerPt)}
                style={{ width: CARD_PT.width + OVERHANG_PT, height: CARD_PT.height + OVERHANG_PT }}
              />
            )}
          </Tappable>
        ))}
      </View>
    </View>
  );
}

/** Piles and discards of both teams, and the bank (CONQ-206). */
export function PilesDrawer({ state, words, onShowRule }: DrawerBodyProps<ConquestPlayed, ConquestSpeech>) {
  const { teams, bank } = state.shown;
  return (
    <>
      {TEAMS.map((team) => (
        <Piles key={team} team={team} {...teams[team]} words={words} onShowRule={onShowRule} />
      ))}
      <TokenCount purse="bank" count={bank} name={words.t('conquest.score.bank')} />
    </>
  );
}

const styles = StyleSheet.create({
  team: { gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  counts: { gap: SPACE.s, alignItems: 'flex-start' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
