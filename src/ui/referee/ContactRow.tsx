import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../i18n/catacombs';
import type { FlickFilm, JudgedContact } from '../../session/catacombs';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { DiscFace } from '../games/catacombs/cards';
import { Tappable, Words } from '../kit/components';
import { Glyph } from '../kit/glyph';
import { RuleLine, useRuleTexts } from '../help';
import { pieceIdOf } from '../games/catacombs/pieces/pieceIdOf';
import { ContactBadge } from './ContactBadge';
import { ruleOf, verdictWords } from '../games/catacombs/referee/verdictWords';
import { useCatacombsText } from '../games/catacombs/words';

export interface ContactRowProps {
  readonly contact: JudgedContact;
  readonly film: FlickFilm;
  readonly words: CatacombsWords;
  /** The one that the board points at, with its rule open. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

const FACE_PT = 40;

/** One contact: its number, who met whom, and what came of it; chosen, it tells the rule. */
export function ContactRow({ contact, film, words, isCurrent, onChoose }: ContactRowProps) {
  const { t } = useCatacombsText();
  const { number, a, b, verdict } = contact;
  const { board } = film;
  const rules = useRuleTexts();
  const rule = ruleOf(contact, film);
  const ruleText = rule === null || rules === null ? null : rules.text(rule);
  const verdictLine = verdictWords(contact, film, words, t);
  const isBlow = verdict.kind === 'damage';
  return (
    <View style={[styles.row, isCurrent && styles.current]}>
      <Tappable aria-expanded={isCurrent} radius={RADIUS.cell} onPress={onChoose}>
        {({ isHovered }) => (
          <View style={[styles.line, isHovered && styles.lit]}>
            <ContactBadge number={number} isBlow={isBlow} />
            <View role="img" aria-label={words.name(a)}>
              <DiscFace piece={pieceIdOf(a, board)} sizePt={FACE_PT} />
            </View>
            {b === null ? null : (
              <>
                <View style={styles.arrow}>
                  <Glyph id="back" sizePt={14} colour={UI.brassLight} />
                </View>
                <View role="img" aria-label={words.name(b)}>
                  <DiscFace piece={pieceIdOf(b, board)} sizePt={FACE_PT} />
                </View>
              </>
            )}
            <View style={styles.words}>
              <Words type="ui" colour={isBlow ? UI.red : UI.ivory}>
                {verdictLine}
              </Words>
              {rule === null || isCurrent ? null : <Glyph id="info" sizePt={14} colour={UI.brassLight} />}
            </View>
          </View>
        )}
      </Tappable>
      {isCurrent && rule !== null ? (
        <View role="list" aria-live="polite" style={styles.rule}>
          <RuleLine rule={rule} text={ruleText ?? ''} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { borderRadius: RADIUS.cell },
  current: { backgroundColor: withAlpha(UI.gold, 0.1) },
  line: {
    minHeight: HIT + SPACE.s,
    borderRadius: RADIUS.cell,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.1) },
  arrow: { transform: [{ rotate: '180deg' }] },
  words: { flexShrink: 1, flexGrow: 1 },
  rule: { paddingHorizontal: SPACE.m, paddingBottom: SPACE.m },
});
