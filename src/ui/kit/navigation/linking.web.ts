import type { LinkingOptions } from '@react-navigation/native';
import { PATHS, type Routes } from './routes';

/** Every screen has an address of the page's own: it is there again when the page is loaded anew. */
export const linking: LinkingOptions<Routes> = {
  prefixes: [],
  config: { initialRouteName: 'Title', screens: PATHS },
};
