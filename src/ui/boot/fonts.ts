import Alegreya500 from '@expo-google-fonts/alegreya/500Medium/Alegreya_500Medium.ttf';
import Alegreya500Italic from '@expo-google-fonts/alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf';
import Alegreya800 from '@expo-google-fonts/alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf';
import AlegreyaSans500 from '@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf';
import AlegreyaSans700 from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf';
import AlegreyaSans800 from '@expo-google-fonts/alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf';
import GrenzeGotisch900 from '@expo-google-fonts/grenze-gotisch/900Black/GrenzeGotisch_900Black.ttf';
import type { FontSource } from 'expo-font';
import { FONTS } from '../../theme';

/** Every bundled face, under the name the theme gives it. */
export const FONT_FILES: Record<string, FontSource> = {
  [FONTS.logo]: GrenzeGotisch900,
  [FONTS.display]: Alegreya800,
  [FONTS.body]: Alegreya500,
  [FONTS.bodyItalic]: Alegreya500Italic,
  [FONTS.ui]: AlegreyaSans500,
  [FONTS.uiBold]: AlegreyaSans700,
  [FONTS.uiExtraBold]: AlegreyaSans800,
};

/** The face of the logotype, for Skia to draw with. */
export const LOGO_FACE = GrenzeGotisch900;
