export { AidChoice } from './AidChoice';
export { SettingsScreen } from './SettingsScreen';
