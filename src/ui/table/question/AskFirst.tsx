import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { BrassButton, LeatherButton, Sheet, Words } from '../../kit/components';

export interface AskFirstProps {
  readonly title: string;
  readonly body: string;
  readonly goOn: string;
  readonly stay: string;
  readonly onGoOn: () => void;
  readonly onStay: () => void;
}

/** A warning before what cannot be taken back; staying is what is offered first. */
export function AskFirst({ title, body, goOn, stay, onGoOn, onStay }: AskFirstProps) {
  return (
    <Sheet title={title} onClose={onStay} testID="ask-first">
      <Words type="body">{body}</Words>
      <View style={styles.buttons}>
        <BrassButton label={stay} onPress={onStay} testID="ask-first-stay" />
        <LeatherButton label={goOn} onPress={onGoOn} testID="ask-first-go-on" />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ buttons: { gap: SPACE.m } });
