/**
 * How long an old picture is kept after a new one is shown. The canvas draws apart from the app, and on a busy device it
 * hears of the new picture late: until then its frames still show the old one.
 */
const FAREWELL_MS = 5000;

/** Whatever was to be drawn when this is called has been drawn when `then` is. */
const afterFrames = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

const afterFarewell = (then: () => void): void => void setTimeout(() => afterFrames(then), FAREWELL_MS);

type Name = readonly unknown[];

/** Baked pictures that outlive the board they were baked for: the next one finds them. A browser never gives their memory back by itself. */
export interface KeptPictures<Picture> {
  /** null: there is none of this name. */
  find(name: Name): Picture | null;
  /** The picture of this name: what is made of the one that there is, or of nothing. */
  take(name: Name, make: (known: Picture | null) => Picture): Picture;
  /** It is shown until the answer is called. */
  hold(picture: Picture): () => void;
}

const isSame = (one: Name, other: Name): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));

/** Keeps so many pictures, those taken last, and whatever is shown; `forget` gives the memory of the others back. */
export function keepPictures<Picture>(
  most: number,
  forget: (picture: Picture) => void,
  later: (then: () => void) => void = afterFarewell,
): KeptPictures<Picture> {
  let kept: readonly { readonly name: Name; readonly picture: Picture }[] = [];
  const holders = new Map<Picture, number>();
  const leaving = new Set<Picture>();

  const isHeld = (picture: Picture): boolean => (holders.get(picture) ?? 0) > 0;

  function leave(picture: Picture): void {
    leaving.add(picture);
    if (isHeld(picture)) return;
    later(() => {
      if (isHeld(picture) || !leaving.delete(picture)) return;
      forget(picture);
    });
  }

  function makeRoom(): void {
    for (const { picture } of kept.slice(0, -1)) {
      if (kept.length <= most) return;
      if (isHeld(picture)) continue;
      kept = kept.filter((one) => one.picture !== picture);
      leave(picture);
    }
  }

  const find = (name: Name): Picture | null => kept.find((one) => isSame(one.name, name))?.picture ?? null;

  return {
    find,
    take(name, make) {
      const known = find(name);
      const picture = make(known);
      kept = [...kept.filter((one) => !isSame(one.name, name)), { name, picture }];
      if (known !== null && known !== picture) leave(known);
      makeRoom();
      return picture;
    },
    hold(picture) {
      holders.set(picture, (holders.get(picture) ?? 0) + 1);
      return () => {
        const left = (holders.get(picture) ?? 1) - 1;
        if (left > 0) holders.set(picture, left);
        else holders.delete(picture);
        if (left === 0 && leaving.has(picture)) leave(picture);
      };
    },
  };
}
