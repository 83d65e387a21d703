import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { Words } from '../../kit/components/words';
import { nightGlow } from './nightGlow';
import { PlainButton } from './PlainButton';

export interface MessageScreenProps {
  readonly title: string;
  readonly body: string;
  readonly details?: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Another way out. */
  readonly otherwise?: { readonly action: string; readonly onAction: () => void };
}

/** Bad news in plain words, with the way out. It stands without the drawing engine, which may be what failed. */
export function MessageScreen({ title, body, details, action, onAction, otherwise }: MessageScreenProps) {
  return (
    <View role="main" style={[styles.screen, nightGlow]}>
      <ScrollView contentContainerStyle={styles.middle}>
        <View role="alert" style={styles.column}>
          <Words type="heading" role="heading" align="center" colour={UI.gold}>
            {title}
          </Words>
          <Words type="prompt" align="center">
            {body}
          </Words>
          {details === undefined ? null : (
            <Words type="label" align="center" colour={UI.muted} selectable>
              {details}
            </Words>
          )}
          <PlainButton label={action} onPress={onAction} />
          {otherwise === undefined ? null : <PlainButton label={otherwise.action} onPress={otherwise.onAction} />}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: UI.night },
  middle: { flexGrow: 1, justifyContent: 'center', alignItems: 'center', padding: SPACE.xl },
  column: { maxWidth: 520, alignItems: 'center', gap: SPACE.l },
});
