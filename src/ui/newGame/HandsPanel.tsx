import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { AIM_AIDS, AIM_WAYS, PASSINGS, type AimAid, type AimWay, type Passing, type Player } from '../../session';
import type { SeatId } from '../../rules/machine';
import { SPACE } from '../../theme';
import { Fold, RadioList, Segmented, Words } from '../kit/components';

export interface HandsPanelProps {
  readonly passing: Passing;
  /** What a way of passing on means in this game, in a sentence. */
  readonly passingText: (passing: Passing) => string;
  readonly players: readonly Player[];
  readonly onPassing: (passing: Passing) => void;
  readonly onAim: (seat: SeatId, aim: AimWay) => void;
  readonly onAid: (seat: SeatId, aid: AimAid) => void;
}

/** How the device goes from hand to hand, and how each hand aims. */
export function HandsPanel({ passing, passingText, players, onPassing, onAim, onAid }: HandsPanelProps) {
  const { t } = useTranslation();
  return (
    <Fold icon="pass" title={t('newGame.section.hands')} summary={t(`choice.passing.${passing}`)} testID="hands">
      <RadioList<Passing>
        label={t('newGame.passingLabel')}
        items={PASSINGS.map((value) => ({
          value,
          name: t(`choice.passing.${value}`),
          text: passingText(value),
        }))}
        value={passing}
        onChange={onPassing}
        testID="passing"
      />
      {players.map(({ seat, name: player, aim, aid }) => (
        <View key={seat} style={styles.player}>
          <Words type="button">{player}</Words>
          <Segmented<AimWay>
            label={t('newGame.aimLabel', { player })}
            choices={AIM_WAYS.map((value) => ({ value, label: t(`choice.aimWay.${value}`) }))}
            value={aim}
            onChange={(way) => onAim(seat, way)}
            testID={`aim-${seat}`}
          />
          <Segmented<AimAid>
            label={t('newGame.aidLabel', { player })}
            choices={AIM_AIDS.map((value) => ({ value, label: t(`choice.aimAid.${value}`) }))}
            value={aid}
            onChange={(one) => onAid(seat, one)}
            testID={`aid-${seat}`}
          />
        </View>
      ))}
    </Fold>
  );
}

const styles = StyleSheet.create({ player: { gap: SPACE.s, paddingTop: SPACE.s } });
