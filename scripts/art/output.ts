import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageFormat, type SkImage } from '@shopify/react-native-skia';

const FORMATS: Readonly<Record<string, ImageFormat>> = { '.webp': ImageFormat.WEBP, '.jpg': ImageFormat.JPEG };

/** Writes an image where its name says, as what its name says, relative to the project. */
export async function save(image: SkImage, file: string, quality = 100): Promise<void> {
  const format = FORMATS[path.extname(file)] ?? ImageFormat.PNG;
  const bytes = image.encodeToBytes(format, quality);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${image.width()} × ${image.height()}, ${Math.round(bytes.length / 1024)} KB`);
}
