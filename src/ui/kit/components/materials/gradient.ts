import { Platform, type ViewStyle } from 'react-native';

/** A gradient as a style sheet writes it; browsers and the native platforms know it by different names. */
export const gradient = (css: string): ViewStyle =>
  Platform.OS === 'web' ? { backgroundImage: css } : { experimental_backgroundImage: css };
