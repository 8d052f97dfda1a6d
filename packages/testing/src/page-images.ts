import { Failure } from '@campushive/domain/calls/failure';
import type { DrawnPicture, EncodedPhoto, Images } from '@campushive/domain/platform/ports/images';

/** Largest width of a photo here. One variant of it is made, where the server makes nine. */
const MAX_WIDTH = 640;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** First bytes of the formats that every browser of today reads. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** `ftypavif`, after the length of the first box. */
const AVIF = [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66];
const AVIF_AT = 4;

/**
 * Photos by the means of a browser: one JPEG of each, without a placeholder. HEIC is refused. Where nothing can draw, as in
 * Node, a photo is kept as it came, with a size of one pixel.
 */
export function createPageImages(): Images {
  return {
    concurrency: 1,
    async countPixels(bytes) {
      requirePhoto(bytes);
      const { width, height } = await sizeOf(bytes);
      return width * height;
    },
    async encodePhoto(bytes) {
      requirePhoto(bytes);
      if (!canDraw()) return asItIs(bytes);
      const bitmap = await bitmapOf(bytes);
      return encode(bitmap, (context, { width, height }) => context.drawImage(bitmap, 0, 0, width, height));
    },
    encodeDrawn: (picture) => encodeDrawn(picture),
  };
}

const canDraw = () => typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function';

function requirePhoto(bytes: Uint8Array): void {
  if (SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte))) return;
  if (AVIF.every((byte, at) => bytes[at + AVIF_AT] === byte)) return;
  throw new Failure(
    'unsupported_file',
    'This is not a photo that a page can read. Please choose a JPG, PNG, GIF or WebP.',
  );
}

async function bitmapOf(bytes: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
  } catch (error) {
    throw Object.assign(
      new Failure('unreadable_file', 'This photo is damaged and cannot be read. Please choose another.'),
      { cause: error },
    );
  }
}

async function sizeOf(bytes: Uint8Array): Promise<Size> {
  if (!canDraw()) return { width: 1, height: 1 };
  const { width, height } = await bitmapOf(bytes);
  return { width, height };
}

async function encode(
  { width, height }: Size,
  draw: (context: OffscreenCanvasRenderingContext2D, size: Size) => void,
): Promise<EncodedPhoto> {
  const scale = Math.min(1, MAX_WIDTH / width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  draw(context, size);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return photoOf(new Uint8Array(await blob.arrayBuffer()), size);
}

async function encodeDrawn({ data, width, height }: DrawnPicture): Promise<EncodedPhoto> {
  const bitmap = await createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
  return encode(bitmap, (context, size) => context.drawImage(bitmap, 0, 0, size.width, size.height));
}

const asItIs = (bytes: Uint8Array): EncodedPhoto => photoOf(bytes, { width: 1, height: 1 });

const photoOf = (bytes: Uint8Array, { width, height }: Size): EncodedPhoto => ({
  variants: [{ width, format: 'jpeg', bytes, contentType: 'image/jpeg' }],
  width,
  height,
  placeholder: '',
});
