import type { FontSource } from 'expo-font';
import AlegreyaExtraBold from '../../../../assets/fonts/Alegreya-ExtraBold.ttf';
import AlegreyaMedium from '../../../../assets/fonts/Alegreya-Medium.ttf';
import AlegreyaMediumItalic from '../../../../assets/fonts/Alegreya-MediumItalic.ttf';
import AlegreyaSansBold from '../../../../assets/fonts/AlegreyaSans-Bold.ttf';
import AlegreyaSansExtraBold from '../../../../assets/fonts/AlegreyaSans-ExtraBold.ttf';
import AlegreyaSansMedium from '../../../../assets/fonts/AlegreyaSans-Medium.ttf';
import GrenzeGotischBlack from '../../../../assets/fonts/GrenzeGotisch-Black.ttf';
import { FONTS } from '../../../theme';

/** Every bundled face, under the name the theme gives it. */
export const FONT_FILES: Record<string, FontSource> = {
  [FONTS.logo]: GrenzeGotischBlack,
  [FONTS.display]: AlegreyaExtraBold,
  [FONTS.body]: AlegreyaMedium,
  [FONTS.bodyItalic]: AlegreyaMediumItalic,
  [FONTS.ui]: AlegreyaSansMedium,
  [FONTS.uiBold]: AlegreyaSansBold,
  [FONTS.uiExtraBold]: AlegreyaSansExtraBold,
};
