// The drawing code asks for '@shopify/react-native-skia'; in Node it is given this: the same interface over CanvasKit,
// without React Native. `CanvasKit` must be a global before this file is evaluated.
import { JsiSkApi } from '@shopify/react-native-skia/lib/commonjs/skia/web';
import type { CanvasKit as CanvasKitApi } from 'canvaskit-wasm';

export * from '@shopify/react-native-skia/lib/commonjs/skia/types';

declare const CanvasKit: CanvasKitApi;

export const Skia = JsiSkApi(CanvasKit);
