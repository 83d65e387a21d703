import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { asHeading, BrassButton, Panel, Scroll, Words } from '../../kit/components';
import { Announced } from '../../kit/reader';
import { useSide } from '../../kit/side';

export interface EventFrameProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** It has been read; without this the card goes by itself. */
  readonly onDone?: () => void;
}

/** On a narrower screen, a phone that is zoomed, there is so little height that the button scrolls with the rest. */
const TIGHT_PT = 300;

/** A card that is laid over the table for a moment. */
export function EventFrame({ title, children, onDone }: EventFrameProps) {
  const { t } = useTranslation();
  const isTight = useSide().widthPt < TIGHT_PT;
  const done =
    onDone === undefined ? null : <BrassButton label={t('prompts.continue')} onPress={onDone} testID="event-done" />;
  return (
    <Panel isStitched style={styles.panel} contentStyle={[styles.leather, isTight && styles.tight]}>
      <Scroll style={styles.scroll} contentContainerStyle={styles.content} tabIndex={0}>
        <View aria-live="polite">
          <Words type="heading" align="center" colour={UI.gold} role="heading" aria-level={2}>
            {asHeading(title)}
          </Words>
          <Announced text={title} place="view" />
        </View>
        {children}
        {isTight ? done : null}
      </Scroll>
      {isTight ? null : done}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { flexShrink: 1, width: '100%', maxWidth: 460, alignSelf: 'center' },
  leather: { gap: SPACE.m },
  tight: { padding: SPACE.s },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { gap: SPACE.m },
});
