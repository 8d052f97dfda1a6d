import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';

/** Maximum number of pixels that a cheap phone can decode. The server scales larger photos. */
const MAX_PIXELS = 50_000_000;
/** JPEG quality, high enough that the server's own compression determines the visible quality. */
const QUALITY = 0.9;

let turn: Promise<unknown> = Promise.resolve();

/**
 * Converts a photo to an upright JPEG within the stored size and without metadata: some 300 KB instead of a phone's 3
 * to 8 MB. Returns the original when that saves nothing or the browser cannot do it. Never rejects.
 */
export function shrinkPhoto(file: File): Promise<File> {
  // Sequential, because each decoded photo needs some 50 MB.
  const shrunk = turn.then(() => shrink(file)).catch(() => file);
  turn = shrunk;
  return shrunk;
}

async function shrink(file: File): Promise<File> {
  const { width, height } = await sizeOf(file);
  if (width * height > MAX_PIXELS) return file;
  const scale = Math.min(1, MAX_PHOTO_WIDTH / width, MAX_PHOTO_HEIGHT / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null || !isTrue(context)) return file;
  const bitmap = await createImageBitmap(file, {
    resizeWidth: canvas.width,
    resizeHeight: canvas.height,
    resizeQuality: 'high',
  });
  // White background: JPEG has no transparency. The server uses white, too.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await jpegOf(canvas, QUALITY);
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/[.]\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Reads the upright size in pixels from the header, without decoding. */
async function sizeOf(file: File): Promise<{ readonly width: number; readonly height: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Checks that the canvas returns the drawn pixels. Browsers that resist fingerprinting return noise. */
export function isTrue(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red === 0x12 && green === 0x34 && blue === 0x56;
}

/** Encodes a canvas as a JPEG of a quality from 0 to 1. Null where the browser cannot encode it, such as for want of memory. */
export const jpegOf = (canvas: Pick<HTMLCanvasElement, 'toBlob'>, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
