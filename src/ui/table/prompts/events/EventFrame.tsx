import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { BrassButton, Panel, Scroll, Words } from '../../../components';

export interface EventFrameProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** It has been read; without this the card goes by itself. */
  readonly onDone?: () => void;
}

/** A card that is laid over the table for a moment. */
export function EventFrame({ title, children, onDone }: EventFrameProps) {
  const { t } = useTranslation();
  return (
    <Panel isStitched style={styles.panel} contentStyle={styles.leather}>
      <Scroll style={styles.scroll} contentContainerStyle={styles.content} tabIndex={0}>
        <View aria-live="polite">
          <Words type="heading" align="center" colour={UI.gold} role="heading" aria-level={2}>
            {title}
          </Words>
        </View>
        {children}
      </Scroll>
      {onDone === undefined ? null : <BrassButton label={t('prompts.continue')} onPress={onDone} testID="event-done" />}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { flexShrink: 1, width: '100%', maxWidth: 460, alignSelf: 'center' },
  leather: { gap: SPACE.m },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { gap: SPACE.m },
});
