import { openSettings } from '../../../session';

/** The one set of settings of the running app. */
export const deviceSettings = openSettings();
