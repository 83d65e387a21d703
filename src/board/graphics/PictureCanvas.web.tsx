import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { SkiaSGRoot } from '@shopify/react-native-skia/lib/module/sksg/Reconciler';
import type { ISkiaViewApiWeb } from '@shopify/react-native-skia/lib/module/specs/NativeSkiaModule.web';
import { SkiaViewNativeId } from '@shopify/react-native-skia/lib/module/views/SkiaViewNativeId';
import { useLayoutEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { oncePerFrame } from './oncePerFrame';
import { paintPicture } from './paintPicture';
import type { PictureCanvasProps } from './pictureCanvasProps';
import { holdCanvas, paintNow, type Holder } from './theCanvas';

type PictureView = ISkiaViewApiWeb['views'][string];

declare const SkiaViewApi: ISkiaViewApiWeb;

/** Its types are declared in two places, which are one to nobody but their author. */
const SKIA = Skia as unknown as ConstructorParameters<typeof SkiaSGRoot>[0];

/** As much of a view as whoever draws a tree asks of one. */
const viewOf = (setPicture: (picture: SkPicture) => void): PictureView => ({ setPicture }) as unknown as PictureView;

/** A picture may still be on its way to who has gone. */
const GONE = viewOf((picture) => picture.dispose());

/** The tree of what is drawn, and the place where its last picture is shown whenever the canvas is there. */
function createShow() {
  const number = SkiaViewNativeId.current++;
  const root = new SkiaSGRoot(SKIA, number);
  let picture: SkPicture | null = null;
  let holder: Holder | null = null;
  const frame = oncePerFrame(() => holder && paintNow(holder));

  return {
    root,
    paint: () => holder && paintNow(holder),
    open(place: HTMLElement): () => void {
      holder = { place, paint: (canvas) => paintPicture(canvas, picture) };
      const letGo = holdCanvas(holder);
      SkiaViewApi.registerView(
        `${number}`,
        viewOf((next) => {
          picture?.dispose();
          picture = next;
          frame.ask();
        }),
      );
      return () => {
        frame.stop();
        letGo();
        holder = null;
        SkiaViewApi.views[`${number}`] = GONE;
        void root.unmount();
      };
    },
  };
}

/** A canvas that draws what is in it: the one of this page, as long as nothing that lies over this place has one too. */
export function PictureCanvas({ style, children }: PictureCanvasProps) {
  const place = useRef<View>(null);
  const [show] = useState(createShow);
  useLayoutEffect(() => {
    const element: unknown = place.current;
    return element instanceof HTMLElement ? show.open(element) : undefined;
  }, [show]);
  useLayoutEffect(() => void show.root.render(children), [show, children]);
  return <View ref={place} style={style} onLayout={show.paint} />;
}
