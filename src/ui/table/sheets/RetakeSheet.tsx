import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { SeatId } from '../../../rules/machine';
import { isOnePersonAlone } from '../../../session';
import { SPACE } from '../../../theme';
import type { AnyTable } from '../../game';
import { BrassButton, LeatherButton, Sheet, Toggle, Words } from '../../kit/components';

export interface RetakeSheetProps extends Pick<AnyTable, 'session' | 'state' | 'words'> {
  readonly onClose: () => void;
}

/** A flick is played again when every player has said yes with a finger of their own; one person alone just does it. */
export function RetakeSheet({ session, state, words, onClose }: RetakeSheetProps) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState<readonly SeatId[]>([]);
  const isAlone = isOnePersonAlone(state.sheet);
  const players = state.sheet.players.filter(({ mind }) => mind === null);
  const agree = (seat: SeatId, isYes: boolean): void =>
    setAgreed(isYes ? [...agreed, seat] : agreed.filter((one) => one !== seat));
  const asked = isAlone ? [] : players;
  const doIt = (): void => {
    session.retake(isAlone ? players.map(({ seat }) => seat) : agreed);
    onClose();
  };
  return (
    <Sheet title={t('table.retake.title')} onClose={onClose} testID="retake">
      <Words type="body">{t(isAlone ? `table.retake.alone.${state.sheet.retakes}` : 'table.retake.body')}</Words>
      {asked.map(({ seat }) => (
        <Toggle
          key={seat}
          label={t('table.retake.agree', { player: words.name(seat) })}
          isOn={agreed.includes(seat)}
          onChange={(isYes) => agree(seat, isYes)}
          testID={`agree-${seat}`}
        />
      ))}
      <View style={styles.buttons}>
        <BrassButton
          icon="retake"
          label={t('table.retake.doIt')}
          onPress={doIt}
          isDisabled={agreed.length < asked.length}
          testID="retake-do"
        />
        <LeatherButton label={t('table.retake.stay')} onPress={onClose} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ buttons: { gap: SPACE.m } });
