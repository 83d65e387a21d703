import { StyleSheet, View } from 'react-native';
import { AIM_AIDS, AIM_WAYS, PASSINGS, TELLING_SPEEDS, type Player } from '../../../session';
import { SPACE, UI } from '../../../theme';
import type { AnyTable, AnyTableUi } from '../../game';
import { LeatherButton, Segmented, Sheet, Words } from '../../kit/components';
import { useSetting } from '../../kit/settings';
import { useHolder } from '../holder';
import { KEYS } from '../keys';
import { MenuRow } from './MenuRow';
import { useTranslation } from 'react-i18next';

export interface TableMenuProps extends Pick<AnyTable, 'session' | 'state' | 'words'> {
  readonly aside: AnyTableUi['aside'];
  readonly player: Player | null;
  readonly onClose: () => void;
  readonly onRetake: () => void;
  readonly onReferee: () => void;
  readonly onKeys: () => void;
  readonly onWishes: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

/** Everything that one does with a game besides playing it. */
export function TableMenu(props: TableMenuProps) {
  const { session, state, words, aside, player, onClose, onRetake, onReferee, onKeys, onWishes, onSettings, onLeave } =
    props;
  const { t } = useTranslation();
  const [speed, setSpeed] = useSetting('tellingSpeed');
  const holder = useHolder();
  const { undo, film, mayRetake, retakeBar, proposal, sheet } = state;
  const mayAsk = state.hint === null && state.prompt?.seats.includes(state.hand) === true;
  const changePlayer = (change: Partial<Player>): void =>
    session.changeSheet({
      players: sheet.players.map((one) => (one.seat === player?.seat ? { ...one, ...change } : one)),
    });
  const undoNow = (): void => {
    session.undo();
    onClose();
  };
  return (
    <Sheet title={t('table.menu.title')} onClose={onClose} testID="table-menu">
      <View>
        <MenuRow
          icon="undo"
          label={undo === null ? t('table.menu.nothingToUndo') : words.undo(undo.purpose, undo.answer)}
          hotkey={KEYS.undo}
          isDisabled={undo === null}
          onPress={undoNow}
          testID="menu-undo"
        />
        <MenuRow
          icon="retake"
          label={mayRetake || retakeBar === null ? t('table.menu.retake') : t(`table.menu.noRetake.${retakeBar}`)}
          isDisabled={!mayRetake}
          onPress={onRetake}
          testID="menu-retake"
        />
        <MenuRow
          icon="aid"
          label={t('table.menu.hint')}
          isDisabled={!mayAsk}
          onPress={() => {
            session.askHint();
            onClose();
          }}
          testID="menu-hint"
        />
        <MenuRow
          icon="referee"
          label={film === null ? t('table.menu.noFilm') : t('table.menu.referee')}
          hotkey={KEYS.referee}
          isDisabled={film === null}
          onPress={onReferee}
          testID="menu-referee"
        />
        {proposal === null || aside === null ? null : (
          <MenuRow
            icon="players"
            label={aside(proposal, words)}
            isDisabled={proposal === 'said'}
            onPress={session.propose}
            testID="menu-propose"
          />
        )}
      </View>
      <Choice title={t('table.menu.speed')}>
        <Segmented
          label={t('table.menu.speed')}
          choices={TELLING_SPEEDS.map((value) => ({ value, label: t(`choice.telling.${value}`) }))}
          value={speed}
          onChange={setSpeed}
          testID="speed"
        />
      </Choice>
      {player === null ? null : (
        <Choice title={t('table.menu.aim', { player: words.name(player.seat) })}>
          <Segmented
            label={t('table.menu.aim', { player: words.name(player.seat) })}
            choices={AIM_WAYS.map((value) => ({ value, label: t(`choice.aimWay.${value}`) }))}
            value={player.aim}
            onChange={(aim) => changePlayer({ aim })}
            testID="aim-way"
          />
          <Segmented
            label={t('settings.aid.label')}
            choices={AIM_AIDS.map((value) => ({ value, label: t(`choice.aimAid.${value}`) }))}
            value={player.aid}
            onChange={(aid) => changePlayer({ aid })}
            testID="aim-aid"
          />
          {holder === null || holder.keepAim === null ? null : (
            <LeatherButton icon="players" label={t('table.menu.keepAim')} onPress={holder.keepAim} testID="keep-aim" />
          )}
        </Choice>
      )}
      <Choice title={t('table.menu.passing')}>
        <Segmented
          label={t('table.menu.passing')}
          choices={PASSINGS.map((value) => ({ value, label: t(`choice.passing.${value}`) }))}
          value={sheet.passing}
          onChange={(passing) => session.changeSheet({ passing })}
          testID="passing"
        />
      </Choice>
      <View>
        {player === null || holder === null ? null : (
          <MenuRow
            icon="language"
            label={t('people.wishes.open', { player: words.name(player.seat) })}
            onPress={onWishes}
            testID="menu-wishes"
          />
        )}
        <MenuRow icon="library" label={t('keys.open')} hotkey={KEYS.keys} onPress={onKeys} testID="menu-keys" />
        <MenuRow icon="settings" label={t('table.menu.settings')} onPress={onSettings} testID="menu-settings" />
        <MenuRow icon="leave" label={t('table.menu.leave')} onPress={onLeave} testID="menu-leave" />
      </View>
    </Sheet>
  );
}

function Choice({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <View style={styles.choice}>
      <Words type="ui" colour={UI.muted}>
        {title}
      </Words>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ choice: { gap: SPACE.s } });
