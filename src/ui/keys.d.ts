import 'react-native';
import type { KeyPress } from './kit/components/touch';

declare module 'react-native' {
  /** Keys reach any view that has the focus; the packaged types know it for text fields alone. */
  interface ViewProps {
    onKeyDown?: (event: KeyPress) => void;
    /** What the page's own style sheet knows it by. */
    dataSet?: { readonly mark?: 'own-colours' | 'glyph' | 'ground' | 'grounded' | 'until-focus' | 'until-painted' };
  }
  interface ImagePropsBase {
    dataSet?: ViewProps['dataSet'];
  }
}
