import { DarkTheme, NavigationContainer, type LinkingOptions } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useTranslation } from 'react-i18next';
import type { Belongings, DeviceGames, DeviceModules } from '../../session';
import { UI } from '../../theme';
import type { Screens } from '../game';
import { SCREENS } from '../games';
import { deviceBelongings, deviceGames, deviceKeeps, GamesProvider, type DeviceKeeps } from '../shelf';
import { PATHS, type Routes } from '../kit/navigation';
import { ScreenBoundary } from './ScreenBoundary';
import { BenchScreen } from '../bench/BenchScreen';
import { CreditsScreen } from '../credits/CreditsScreen';
import { GameOverScreen } from '../story/GameOverScreen';
import { GymScreen } from '../games/gym/GymScreen';
import { LibraryScreen } from '../library/LibraryScreen';
import { LicenceScreen } from '../credits/LicenceScreen';
import { NewGameScreen } from '../newGame';
import { PlaybackScreen } from '../playback/PlaybackScreen';
import { RecordsScreen } from '../records/RecordsScreen';
import { SettingsScreen } from '../settings/SettingsScreen';
import { SightScreen } from '../playback/SightScreen';
import { TableScreen } from '../table/screen/TableScreen';
import { TitleScreen } from '../title/TitleScreen';

const Stack = createNativeStackNavigator<Routes>();

const linking: LinkingOptions<Routes> = {
  prefixes: ['pichenette://'],
  config: { initialRouteName: 'Title', screens: PATHS },
};

const theme = { ...DarkTheme, colors: { ...DarkTheme.colors, background: UI.night } };

export interface GameProps {
  /** Those of this device, unless a test brings its own. */
  readonly games?: DeviceGames;
  readonly belongings?: Belongings;
  readonly keeps?: DeviceKeeps;
  readonly screens?: Partial<Screens<DeviceModules>>;
}

/** The screens and the ways between them. */
export function Game({
  games = deviceGames(),
  belongings = deviceBelongings(),
  keeps = deviceKeeps(),
  screens = SCREENS,
}: GameProps) {
  const { t } = useTranslation();
  const documentTitle = {
    formatter: (options?: { title?: string }) =>
      options?.title === undefined ? t('app.name') : t('app.documentTitle', { screen: options.title }),
  };
  return (
    <GamesProvider games={games} belongings={belongings} screens={screens} {...keeps}>
      <NavigationContainer linking={linking} theme={theme} documentTitle={documentTitle}>
        <Stack.Navigator
          initialRouteName="Title"
          screenOptions={{ headerShown: false }}
          screenLayout={({ children }) => <ScreenBoundary>{children}</ScreenBoundary>}
        >
          <Stack.Screen name="Title" component={TitleScreen} />
          <Stack.Screen name="Gym" component={GymScreen} options={{ title: t('title.gym') }} />
          <Stack.Screen name="NewGame" component={NewGameScreen} options={{ title: t('newGame.title') }} />
          <Stack.Screen name="Records" component={RecordsScreen} options={{ title: t('records.title') }} />
          <Stack.Screen name="Playback" component={PlaybackScreen} options={{ title: t('playback.title') }} />
          <Stack.Screen name="Sight" component={SightScreen} options={{ title: t('playback.sight.title') }} />
          <Stack.Screen name="GameOver" component={GameOverScreen} options={{ title: t('gameOver.title') }} />
          <Stack.Screen name="Settings" component={SettingsScreen} options={{ title: t('settings.title') }} />
          <Stack.Screen name="Credits" component={CreditsScreen} options={{ title: t('credits.title') }} />
          <Stack.Screen name="Licence" component={LicenceScreen} options={{ title: t('credits.licence') }} />
          <Stack.Screen name="Table" component={TableScreen} options={{ title: t('table.title') }} />
          <Stack.Screen name="Library" component={LibraryScreen} options={{ title: t('cards.library.title') }} />
          <Stack.Screen name="Bench" component={BenchScreen} options={{ title: t('app.name') }} />
        </Stack.Navigator>
      </NavigationContainer>
    </GamesProvider>
  );
}
