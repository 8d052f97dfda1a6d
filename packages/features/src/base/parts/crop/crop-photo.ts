import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';
import { isTrue, jpegOf } from '../uploads/shrink-photo.js';

/** Area of a picture, in pixels after rotation. */
export interface PhotoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Upper limits of a cropped picture. */
export interface CropLimits {
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Size in bytes. Larger results are compressed more, then scaled down. */
  readonly bytes: number;
}

/** Limits of a listing's photo. */
const PHOTO: CropLimits = { width: MAX_PHOTO_WIDTH, height: MAX_PHOTO_HEIGHT, bytes: Infinity };
/** Limits of an avatar, which is never shown larger. Small files save mobile data. */
export const FACE_LIMITS: CropLimits = { width: 640, height: 640, bytes: 100 * 1024 };
/** JPEG qualities to try in order. A picture that is too large at the last one is scaled down. */
const QUALITIES = [0.92, 0.8, 0.65, 0.5] as const;

/** Crops a photo and rotates it by quarter turns. Returns a JPEG, or null when the browser cannot do it. */
export async function cropPhoto(
  file: File,
  area: PhotoArea,
  quarters: number,
  limits = PHOTO,
): Promise<File | null> {
  const scale = Math.min(1, limits.width / area.width, limits.height / area.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (context === null || !isTrue(context)) return null;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const [turnedWidth, turnedHeight] = quarters % 2 === 0 ? [width, height] : [height, width];
  // White background: JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2);
  bitmap.close();
  const blob = await packed(canvas, limits.bytes);
  if (blob !== null && blob.size > limits.bytes) {
    const smaller = { ...limits, width: limits.width / 2, height: limits.height / 2 };
    return await cropPhoto(file, area, quarters, smaller);
  }
  return blob === null
    ? null
    : new File([blob], `${file.name.replace(/[.]\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Encodes a canvas as a JPEG at the best quality that fits `bytes`. Returns null when the browser cannot encode it. */
export async function packed(canvas: Pick<HTMLCanvasElement, 'toBlob'>, bytes: number): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await jpegOf(canvas, quality);
    if (blob === null || blob.size <= bytes) break;
  }
  return blob;
}
