/// <reference types="expo/types" />

/** A bundled file, as Metro hands it over: a number in an app, an address in a browser. */
declare module '*.ttf' {
  const font: number | string;
  export default font;
}

declare module '*.png' {
  const image: number;
  export default image;
}

declare module '*.webp' {
  const image: number;
  export default image;
}
