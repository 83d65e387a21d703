/** The drawing engine of browsers, served beside the page. */
export const ENGINE_URL = '/canvaskit.wasm';

/** Its size unpacked: a server that compresses does not tell. */
export const ENGINE_BYTES = 8_076_553;
