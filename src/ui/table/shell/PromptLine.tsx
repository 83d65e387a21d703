import { useTranslation } from 'react-i18next';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { Tappable, Words } from '../../components';
import { useIsMotionReduced } from '../../settings';

/** What the line over the board says, and in which voice. */
export interface Saying {
  readonly tone: 'ask' | 'tell' | 'wait' | 'refuse';
  /** Whose turn it is; null when it is told what happens. */
  readonly who: string | null;
  readonly what: string;
  /** The rule behind it, for whoever wants to read it. */
  readonly rule: string | null;
}

export interface PromptLineProps {
  readonly saying: Saying;
  readonly lines: number;
  readonly onRule: (rule: string) => void;
  /** The question at length. */
  readonly onMore: () => void;
}

const COLOURS = { ask: UI.prompt, tell: UI.ivory, wait: UI.muted, refuse: UI.red } as const;

/** The one line that says whose turn it is, what is expected now, and why not. */
export function PromptLine({ saying: { tone, who, what, rule }, lines, onRule, onMore }: PromptLineProps) {
  const { t } = useTranslation();
  const isMotionReduced = useIsMotionReduced();
  const hint = rule === null ? t('table.prompt.more') : t('table.prompt.showRule', { rule });
  return (
    <Tappable
      radius={RADIUS.cell}
      onPress={() => (rule === null ? onMore() : onRule(rule))}
      accessibilityHint={hint}
      testID="prompt"
    >
      {() => (
        <View style={[styles.line, { minHeight: Math.max(HIT, lines * 24) }]}>
          {tone === 'wait' && !isMotionReduced ? <ActivityIndicator aria-hidden color={UI.gold} /> : null}
          <Words type="prompt" align="center" colour={COLOURS[tone]} style={styles.shade}>
            {who === null ? null : (
              <Words type="prompt" colour={UI.gold}>
                {t('table.prompt.who', { who })}{' '}
              </Words>
            )}
            {what}
            {rule === null ? null : (
              <Words type="label" colour={UI.gold} style={styles.rule}>
                {'  '}
                {t('table.prompt.rule', { rule })}
              </Words>
            )}
          </Words>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  line: { justifyContent: 'center', paddingHorizontal: SPACE.s },
  shade: { textShadowColor: UI.shade, textShadowOffset: { width: 1, height: 1.5 }, textShadowRadius: 2 },
  rule: { textDecorationLine: 'underline' },
});
