import 'i18next';
import type { Wording } from './wording';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: Wording };
  }
}
