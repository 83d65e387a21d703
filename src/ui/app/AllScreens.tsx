import { DarkTheme, NavigationContainer, useNavigationContainerRef } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useTranslation } from 'react-i18next';
import type { Modules } from '../../session';
import { UI } from '../../theme';
import { GamesProvider, PractiseScreen, type GamesProviderProps } from '../shelf';
import { linking, type Routes } from '../kit/navigation';
import { useFilesFromOutside } from './useFilesFromOutside';
import { ScreenBoundary } from './ScreenBoundary';
import { BenchScreen } from '../bench/BenchScreen';
import { CreditsScreen } from '../credits/CreditsScreen';
import { GameOverScreen } from '../story/GameOverScreen';
import { LibraryScreen } from '../library/LibraryScreen';
import { LicenceScreen } from '../credits/LicenceScreen';
import { NewGameScreen } from '../newGame';
import { PeopleScreen } from '../people';
import { PlaybackScreen } from '../playback/PlaybackScreen';
import { RecordsScreen } from '../records/RecordsScreen';
import { SettingsScreen } from '../settings';
import { SightScreen } from '../playback/SightScreen';
import { TableScreen } from '../table/screen/TableScreen';
import { TitleScreen } from '../title/TitleScreen';
import { TracesScreen } from '../traces/TracesScreen';
import { EDGES, type Edge } from '../kit/side';

const Stack = createNativeStackNavigator<Routes>();

const theme = { ...DarkTheme, colors: { ...DarkTheme.colors, background: UI.night } };

/** Where fingers flick and drawers come in from the edges, a finger from the left edge is no way back. */
const ON_GLASS = { gestureEnabled: false } as const;

/** A screen's address may say where whoever looks at it sits: `?edge=west`. */
function edgeIn(params: object | undefined): Edge | null {
  const wanted = params !== undefined && 'edge' in params ? params.edge : null;
  return EDGES.find((edge) => edge === wanted) ?? null;
}

/** The screens and the ways between them, for whatever games are handed in. */
export function AllScreens<M extends Modules<M>>(kept: Omit<GamesProviderProps<M>, 'children'>) {
  const { t } = useTranslation();
  const navigation = useNavigationContainerRef<Routes>();
  const onReady = useFilesFromOutside(navigation);
  const documentTitle = {
    formatter: (options?: { title?: string }) =>
      options?.title === undefined ? t('app.name') : t('app.documentTitle', { screen: options.title }),
  };
  return (
    <GamesProvider {...kept}>
      <NavigationContainer
        ref={navigation}
        linking={linking}
        theme={theme}
        documentTitle={documentTitle}
        onReady={onReady}
      >
        <Stack.Navigator
          initialRouteName="Title"
          screenOptions={{ headerShown: false }}
          screenLayout={({ children, route }) => (
            <ScreenBoundary screen={route.name} edge={edgeIn(route.params)}>
              {children}
            </ScreenBoundary>
          )}
        >
          <Stack.Screen name="Title" component={TitleScreen} />
          <Stack.Screen name="Practise" component={PractiseScreen} options={{ title: t('title.gym'), ...ON_GLASS }} />
          <Stack.Screen name="NewGame" component={NewGameScreen} options={{ title: t('newGame.title') }} />
          <Stack.Screen name="Records" component={RecordsScreen} options={{ title: t('records.title') }} />
          <Stack.Screen name="Playback" component={PlaybackScreen} options={{ title: t('playback.title') }} />
          <Stack.Screen name="Sight" component={SightScreen} options={{ title: t('playback.sight.title') }} />
          <Stack.Screen name="GameOver" component={GameOverScreen} options={{ title: t('gameOver.title') }} />
          <Stack.Screen name="Settings" component={SettingsScreen} options={{ title: t('settings.title') }} />
          <Stack.Screen name="People" component={PeopleScreen} options={{ title: t('people.title') }} />
          <Stack.Screen name="Credits" component={CreditsScreen} options={{ title: t('credits.title') }} />
          <Stack.Screen name="Licence" component={LicenceScreen} options={{ title: t('credits.licence') }} />
          <Stack.Screen name="Table" component={TableScreen} options={{ title: t('table.title'), ...ON_GLASS }} />
          <Stack.Screen name="Library" component={LibraryScreen} options={{ title: t('cards.library.title') }} />
          <Stack.Screen name="Traces" component={TracesScreen} options={{ title: t('traces.title'), ...ON_GLASS }} />
          <Stack.Screen name="Bench" component={BenchScreen} options={{ title: t('app.name') }} />
        </Stack.Navigator>
      </NavigationContainer>
    </GamesProvider>
  );
}
