import 'i18next';
import type { EntranceWording } from './entrance/wording';
import type { Wording } from './wording';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    /** What any screen may say. A game’s texts are no part of it: they are said with the game’s own `t`. */
    resources: { common: Wording; entrance: EntranceWording };
  }
}
