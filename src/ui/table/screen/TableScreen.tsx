import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Played, TableSession } from '../../../session';
import { SPACE } from '../../../theme';
import { BrassButton, Panel, WalnutBackground, Words } from '../../kit/components';
import { uiOf, type AnyUi } from '../../game';
import { noTableFor, useFaultWords, useUis, useSharedTable } from '../../shelf';
import { useSecret } from '../../kit/secret';
import type { ScreenProps } from '../../kit/navigation';
import { DroppedSheet } from './DroppedSheet';
import { HeldBy } from './HeldBy';
import { LeaveUnkept } from './LeaveUnkept';
import { WatchedTable } from './WatchedTable';

type Place = ReturnType<typeof useSharedTable>['place'];

/** Where no table is laid for such a game, it is closed like any that cannot be opened. */
function usePlaceAt(place: Place) {
  const all = useUis();
  if (place.kind === 'opening' || place.kind === 'closed') return place;
  const ui = uiOf(all, place.game);
  return ui === null ? { kind: 'closed' as const, fault: noTableFor(place) } : { ...place, ui };
}

/** The table at which a game is played, or watched while another tab plays it. */
export function TableScreen({ route, navigation }: ScreenProps<'Table'>) {
  const { t } = useTranslation();
  useSecret();
  const { game } = route.params;
  const { place: found, takeOver } = useSharedTable(game);
  const place = usePlaceAt(found);
  const faultWords = useFaultWords();
  const [isTold, setTold] = useState(false);

  const table = ({ ui: { Table }, session }: { ui: AnyUi; session: TableSession<Played> }) => (
    <Table
      key={game}
      session={session}
      onSettings={() => navigation.navigate('Settings')}
      onLeave={() => navigation.popTo('Title')}
      onStory={() => navigation.replace('GameOver', { game })}
    />
  );
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      {place.kind === 'opening' ? (
        <View style={styles.middle}>
          <Words type="prompt" aria-live="polite">
            {t('table.opening')}
          </Words>
        </View>
      ) : place.kind === 'closed' ? (
        <View style={styles.middle}>
          <Panel isStitched contentStyle={styles.closed}>
            <Words type="heading" role="heading">
              {t('table.missing.title')}
            </Words>
            <Words type="body">{faultWords(place.fault)}</Words>
            <BrassButton label={t('table.missing.action')} onPress={() => navigation.popTo('Title')} />
          </Panel>
        </View>
      ) : place.kind === 'watching' ? (
        <WatchedTable hasLost={place.hasLost} onTakeOver={takeOver}>
          {table(place)}
        </WatchedTable>
      ) : (
        <HeldBy session={place.session}>
          {table(place)}
          <LeaveUnkept session={place.session} />
        </HeldBy>
      )}
      {place.kind === 'playing' && place.dropped !== null && !isTold ? (
        <DroppedSheet game={game} dropped={place.dropped} onClose={() => setTold(true)} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.xl },
  closed: { gap: SPACE.l, maxWidth: 420 },
});
