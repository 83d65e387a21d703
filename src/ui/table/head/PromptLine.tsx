import { useTranslation } from 'react-i18next';
import { createContext, memo, use, useMemo, useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { lettersOf, Tappable, TextScaleContext, useIsTextLarge, useTextScale, Words } from '../../kit/components';
import { useSteady } from '../../kit/alike';
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

/** What is said changes oftener than where it is said. */
const SayingContext = createContext<Saying | null>(null);

interface SaidProps extends Pick<PromptLineProps, 'onOver'> {
  readonly roomPt: number;
  readonly hasAll: boolean;
}

function Said({ roomPt, hasAll, onOver }: SaidProps) {
  const { t } = useTranslation();
  const saying = use(SayingContext);
  const isMotionReduced = useIsMotionReduced();
  const [heightPt, setHeightPt] = useState(0);
  const isLarge = useIsTextLarge();
  const [tooLong, setTooLong] = useState<string | null>(null);
  const scales = use(TextScaleContext);
  if (saying === null) return null;
  const { tone, who, what, short, rule } = saying;
  const isShort = isLarge && tooLong === what && short !== undefined;
  const isModest = isLarge && tooLong === what && tone === 'tell' && short === undefined;
  const letters = isModest ? { whole: scales.whole * MODEST, letters: scales.letters * MODEST } : scales;
  return (
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
      {tone === 'ask' || rule !== null ? MORE : null}
    </View>
  );
}

/**
 * The one line that says whose turn it is, what is expected now, and why not. Its room is always the same, so that the
 * board stays where it is: what needs more of it reaches over what lies below. Beside the board it grows.
 */
export const PromptLine = memo(function PromptLine(props: PromptLineProps) {
  const { saying, lines, onRule, onOver, onMore } = props;
  const { t } = useTranslation();
  const hasAll = lines === 'all';
  const roomPt = Math.max(HIT, (hasAll ? 1 : lines) * lettersOf('prompt', useTextScale()).lineHeightPt);
  const { rule } = saying;
  const press = useSteady(() => (rule === null ? onMore() : onRule(rule)));
  const hint = t(rule === null ? 'table.prompt.more' : 'table.prompt.showRule');
  const line = useMemo(
    () => (
      <View style={hasAll ? null : { height: roomPt }}>
        <Tappable
          radius={RADIUS.cell}
          onPress={press}
          accessibilityHint={hint}
          style={hasAll ? null : styles.over}
          testID="prompt"
        >
          {() => <Said roomPt={roomPt} hasAll={hasAll} onOver={onOver} />}
        </Tappable>
      </View>
    ),
    [hasAll, roomPt, press, hint, onOver],
  );
  return <SayingContext value={saying}>{line}</SayingContext>;
});

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, top: 0 },
  long: { borderRadius: RADIUS.cell, backgroundColor: withAlpha(UI.night, 0.92) },
  line: { justifyContent: 'center', paddingLeft: SPACE.xs, paddingRight: SPACE.xl },
  more: { position: 'absolute', right: SPACE.hair, top: 0, bottom: 0, justifyContent: 'center' },
  // Lines of about one length: none of them is a word alone.
  even: { textWrap: 'balance' } as object,
  shade: { textShadowColor: UI.shade, textShadowOffset: { width: 1, height: 1.5 }, textShadowRadius: 2 },
});

const MORE = (
  <View style={styles.more}>
    <Glyph id="info" sizePt={18} colour={UI.brassLight} />
  </View>
);
