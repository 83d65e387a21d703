import { StyleSheet } from 'react-native';

const styles = StyleSheet.create({ still: { flexGrow: 0, flexShrink: 1 } });

/** What could scroll, and is only as high as it may be: something in it scrolls instead. */
export const STILL = { style: styles.still, scrollEnabled: false } as const;

/** What lies in it is laid over one another together with what lies beside it. */
export const SHARED_LAYERS = {};
