import type { LinkingOptions } from '@react-navigation/native';
import { PATHS, type Routes } from './routes';

/** Anybody can write a link: it opens what is looked at, and nothing that sits down at a game, begins one or acts in any way. */
const LINKED = ['Title', 'Records', 'Playback', 'GameOver', 'Library', 'Credits', 'Traces'] as const;

/** The addresses that another app may open this one at. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['pichenette://'],
  // What is opened with the app or shared with it is no address; `ui/files` hears of it.
  filter: (url) => url.startsWith('pichenette://') && !url.includes('expo-sharing'),
  config: {
    initialRouteName: 'Title',
    screens: Object.fromEntries(LINKED.map((screen) => [screen, PATHS[screen]])),
  },
};
