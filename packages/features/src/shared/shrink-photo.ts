import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';

/** Pixels that a cheap phone can unpack; larger photos are left to the server. */
const MAX_PIXELS = 50_000_000;
/** Fine enough that the server's own packing is what is seen. */
const QUALITY = 0.9;

let turn: Promise<unknown> = Promise.resolve();

/**
 * The photo as a JPEG, upright, no larger than it is kept, and without what it says about its owner: some 300 KB instead of the
 * 3 to 8 MB that a phone makes. It stays as it is where that wins nothing or the browser cannot do it; never rejects.
 */
export function shrinkPhoto(file: File): Promise<File> {
  // One after the other: unpacked, each takes some 50 MB.
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
  // A JPEG has no holes; the server fills them with white, too.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/[.]\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Pixels, upright, by the header: nothing is unpacked for it. */
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

/** Browsers that resist fingerprinting hand out noise instead of what was drawn. */
export function isTrue(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red === 0x12 && green === 0x34 && blue === 0x56;
}
