import { PixelRatio, StyleSheet, View } from 'react-native';
import type { CharacterNumber, Purse, Team } from '../../../../rules/conquest';
import { SPACE, UI } from '../../../../theme';
import { memoAlike } from '../../../kit/alike';
import { Panel, useIsTextLarge, Words } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { armourPicture, markerPicture, tokenPicture } from '../catalogue/cards/pictures';
import { MARKER } from '../catalogue/cards/token';
import { Flipped } from './Flipped';

export interface TeamScore {
  readonly tokens: number;
  /** Which of its Characters acts in its next turn (CONQ-013). */
  readonly marker: CharacterNumber;
  readonly hasArmour: boolean;
}

export interface ScoreBarProps {
  readonly teams: Readonly<Record<Team, TeamScore>>;
  readonly bank: number;
  readonly active: Team;
  readonly bankName: string;
  /** All of it in one sentence. */
  readonly spoken: string;
}

const TOKEN_PT = 36;
const BANK_PT = 20;
const ARMOUR_PT = 20;
const MARKER_SCALE = 0.7;

const Token = ({ purse, sizePt }: { readonly purse: Purse; readonly sizePt: number }) => (
  <Painted picture={tokenPicture(purse, sizePt, PixelRatio.get())} style={{ width: sizePt, height: sizePt }} />
);

interface MarkerProps {
  readonly team: Team;
  readonly number: CharacterNumber;
  readonly isLit: boolean;
}

/** Lit: this one acts now; dim: the next of its team. It points at the arena. */
function Marker({ team, number, isLit }: MarkerProps) {
  const pointsLeft = team === 'skull';
  const picture = markerPicture(team, isLit, pointsLeft, MARKER_SCALE, PixelRatio.get());
  return (
    <View style={styles.marker}>
      <Painted picture={picture} style={styles.plate} />
      <View style={[styles.number, { [pointsLeft ? 'left' : 'right']: 22 * MARKER_SCALE + 6 }]}>
        <Words type="name" colour={NUMBER[team][isLit ? 'lit' : 'dim']}>
          {number}
        </Words>
      </View>
    </View>
  );
}

const NUMBER = {
  sword: { lit: '#3a2204', dim: '#1c0f02' },
  skull: { lit: '#f3e8cf', dim: '#b8aa8c' },
} as const;

function Side({
  team,
  score,
  isActive,
}: {
  readonly team: Team;
  readonly score: TeamScore;
  readonly isActive: boolean;
}) {
  const parts = [
    <View key="token">
      <Token purse={team} sizePt={TOKEN_PT} />
      {score.hasArmour ? (
        <Painted picture={armourPicture(ARMOUR_PT, PixelRatio.get())} style={styles.armour} testID={`armour-${team}`} />
      ) : null}
    </View>,
    <Words key="tokens" type="heading" colour={isActive ? UI.gold : UI.ivory}>
      {score.tokens}
    </Words>,
    <Flipped key="marker" face={`${score.marker} ${isActive}`}>
      <Marker team={team} number={score.marker} isLit={isActive} />
    </Flipped>,
  ];
  return <View style={styles.side}>{team === 'sword' ? parts : parts.reverse()}</View>;
}

/** Pools, bank and turn markers: the lit marker is who acts. */
export const ScoreBar = memoAlike(function ScoreBar({ teams, bank, active, bankName, spoken }: ScoreBarProps) {
  // In large letters there is no room for it; its token tells it from the others.
  const isLarge = useIsTextLarge();
  return (
    <Panel contentStyle={styles.bar}>
      <View accessible role="img" aria-label={spoken} style={styles.row} testID="score">
        <Side team="sword" score={teams.sword} isActive={active === 'sword'} />
        <View style={styles.bank}>
          <View style={styles.side}>
            <Token purse="bank" sizePt={BANK_PT} />
            <Words type="number">{bank}</Words>
          </View>
          {isLarge ? null : (
            <Words type="label" colour={UI.muted}>
              {bankName}
            </Words>
          )}
        </View>
        <Side team="skull" score={teams.skull} isActive={active === 'skull'} />
      </View>
    </Panel>
  );
});

const styles = StyleSheet.create({
  bar: { paddingVertical: SPACE.hair, paddingHorizontal: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  side: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  bank: { alignItems: 'center' },
  marker: {
    width: (MARKER.width + 2 * MARKER.light) * MARKER_SCALE,
    height: (MARKER.height + 2 * MARKER.light) * MARKER_SCALE,
    justifyContent: 'center',
  },
  plate: { position: 'absolute', width: '100%', height: '100%' },
  number: { position: 'absolute' },
  armour: { position: 'absolute', bottom: -4, left: (TOKEN_PT - ARMOUR_PT) / 2, width: ARMOUR_PT, height: ARMOUR_PT },
});
