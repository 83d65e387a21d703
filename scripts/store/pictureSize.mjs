import { readFileSync } from 'node:fs';

const PNG = '89504e470d0a1a0a';
const JPEG = 0xffd8;
/** Frames of a JPEG that say how large it is. */
const isFrame = (marker) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(bytes) {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1])) return { widthPx: bytes.readUInt16BE(at + 7), heightPx: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

/** How large a picture is, by its first bytes; null for what is none. */
export function pictureSize(file) {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 8).toString('hex') === PNG) {
    return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
  }
  return bytes.length > 2 && bytes.readUInt16BE(0) === JPEG ? sizeOfJpeg(bytes) : null;
}
