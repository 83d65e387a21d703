import { useTranslation } from 'react-i18next';
import { use, useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { lettersOf, Tappable, TextScaleContext, useIsTextLarge, useTextScale, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import { useIsMotionReduced } from '../../kit/settings';
import type { TableLayout } from '../layout/tableLayout';

/** What the line over the board says, and in which voice. */
export interface Saying {
  readonly tone: 'ask' | 'tell' | 'wait' | 'refuse';
  /** Whose turn it is; null when it is told what happens. */
  readonly who: string | null;
  readonly what: string;
  /** The same in a few words, where letters are so large that all of it would hide the board. */
  readonly short?: string;
  /** The rule behind it, for whoever wants to read it. */
  readonly rule: string | null;
}

export interface PromptLineProps {
  readonly saying: Saying;
  readonly lines: TableLayout['promptLines'];
  readonly onRule: (rule: string) => void;
  /** So far it reaches over what lies below, whenever that changes. */
  readonly onOver?: (overPt: number) => void;
  /** The question at length. */
  readonly onMore: () => void;
}

/** Of large letters, for what is told at such length that it would hide the board: the log has it in whole ones. */
const MODEST = 0.7;

const COLOURS = { ask: UI.prompt, tell: UI.ivory, wait: UI.muted, refuse: UI.red } as const;

/**
 * The one line that says whose turn it is, what is expected now, and why not. Its room is always the same, so that the
 * board stays where it is: what needs more of it reaches over what lies below. Beside the board it grows.
 */
export function PromptLine({
  saying: { tone, who, what, short, rule },
  lines,
  onRule,
  onOver,
  onMore,
}: PromptLineProps) {
  const { t } = useTranslation();
  const isMotionReduced = useIsMotionReduced();
  const [heightPt, setHeightPt] = useState(0);
  const isLarge = useIsTextLarge();
  const [tooLong, setTooLong] = useState<string | null>(null);
  const hasAll = lines === 'all';
  const roomPt = Math.max(HIT, (hasAll ? 1 : lines) * lettersOf('prompt', useTextScale()).lineHeightPt);
  const isShort = isLarge && tooLong === what && short !== undefined;
  const scales = use(TextScaleContext);
  const isModest = isLarge && tooLong === what && tone === 'tell' && short === undefined;
  const letters = isModest ? { whole: scales.whole * MODEST, letters: scales.letters * MODEST } : scales;
  const hint = t(rule === null ? 'table.prompt.more' : 'table.prompt.showRule');
  return (
    <View style={hasAll ? null : { height: roomPt }}>
      <Tappable
        radius={RADIUS.cell}
        onPress={() => (rule === null ? onMore() : onRule(rule))}
        accessibilityHint={hint}
        style={hasAll ? null : styles.over}
        testID="prompt"
      >
        {() => (
          <View
            style={[styles.line, { minHeight: roomPt }, !hasAll && heightPt > roomPt && styles.long]}
            onLayout={({ nativeEvent: { layout } }) => {
              setHeightPt(layout.height);
              if (isLarge && tooLong !== what && layout.height > roomPt) setTooLong(what);
              onOver?.(hasAll ? 0 : Math.max(0, layout.height - roomPt));
            }}
          >
            {tone === 'wait' && !isMotionReduced ? <ActivityIndicator aria-hidden color={UI.gold} /> : null}
            <TextScaleContext value={letters}>
              <Words
                type="prompt"
                align="center"
                colour={COLOURS[tone]}
                lineBreakStrategyIOS="push-out"
                style={[styles.shade, styles.even]}
              >
                {who === null || isShort ? null : (
                  <Words type="prompt" colour={UI.gold}>
                    {t('table.prompt.who', { who })}{' '}
                  </Words>
                )}
                {isShort ? short : what}
              </Words>
            </TextScaleContext>
            {tone === 'ask' || rule !== null ? (
              <View style={styles.more}>
                <Glyph id="info" sizePt={18} colour={UI.brassLight} />
              </View>
            ) : null}
          </View>
        )}
      </Tappable>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, top: 0 },
  long: { borderRadius: RADIUS.cell, backgroundColor: withAlpha(UI.night, 0.92) },
  line: { justifyContent: 'center', paddingLeft: SPACE.xs, paddingRight: SPACE.xl },
  more: { position: 'absolute', right: SPACE.hair, top: 0, bottom: 0, justifyContent: 'center' },
  // Lines of about one length: none of them is a word alone.
  even: { textWrap: 'balance' } as object,
  shade: { textShadowColor: UI.shade, textShadowOffset: { width: 1, height: 1.5 }, textShadowRadius: 2 },
});
