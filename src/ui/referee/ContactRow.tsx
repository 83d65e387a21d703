import { StyleSheet, View } from 'react-native';
import type { JudgedContact, Played } from '../../session';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { Tappable, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { Glyph } from '../kit/glyph';
import { Announced } from '../kit/reader';
import type { Help, ScreenWords } from '../game';
import { RuleLine, useRulebook } from '../help';
import { ContactBadge } from './ContactBadge';
import type { Looked } from './looked';

export interface ContactRowProps<P extends Played, W extends ScreenWords<P>> extends Looked<P, W> {
  readonly rulebook: Help['rulebook'];
  readonly contact: JudgedContact<P['flicked']>;
  /** The one that the board points at, with its rule open. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

const FACE_PT = 40;

/** One contact: its number, who met whom, and what came of it; chosen, it tells the rule. */
export function ContactRow<P extends Played, W extends ScreenWords<P>>({
  films,
  film,
  words,
  rulebook,
  contact,
  isCurrent,
  onChoose,
}: ContactRowProps<P, W>) {
  const language = useLanguage();
  const { number, a, b } = contact;
  const { board } = film;
  const rules = useRulebook(rulebook);
  const { text: verdict, rule, tone } = films.judged(contact, film, words, language);
  const ruleText = rule === null || rules === null ? null : rules.text(rule);
  const isBlow = tone === 'damage';
  return (
    <View style={[styles.row, isCurrent && styles.current]}>
      <Tappable aria-expanded={isCurrent} radius={RADIUS.cell} onPress={onChoose}>
        {({ isHovered }) => (
          <View style={[styles.line, isHovered && styles.lit]}>
            <ContactBadge number={number} isBlow={isBlow} />
            <View role="img" aria-label={words.name(a)}>
              <films.Disc disc={a} board={board} sizePt={FACE_PT} />
            </View>
            {b === null ? null : (
              <>
                <View style={styles.arrow}>
                  <Glyph id="back" sizePt={14} colour={UI.brassLight} />
                </View>
                <View role="img" aria-label={words.name(b)}>
                  <films.Disc disc={b} board={board} sizePt={FACE_PT} />
                </View>
              </>
            )}
            <View style={styles.words}>
              <Words type="ui" colour={isBlow ? UI.red : UI.ivory}>
                {verdict}
              </Words>
              {rule === null || isCurrent ? null : <Glyph id="info" sizePt={14} colour={UI.brassLight} />}
            </View>
          </View>
        )}
      </Tappable>
      <Announced text={isCurrent ? (ruleText ?? '') : ''} place="view" />
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
