import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';
import { isTrue } from '../shrink-photo.js';

/** A part of a picture, in its pixels after it was turned. */
export interface PhotoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large the part may be. */
export interface CropLimits {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What has more is packed harder, then made smaller. */
  readonly bytes: number;
}

/** What is kept of a listing's photo. */
const PHOTO: CropLimits = { width: MAX_PHOTO_WIDTH, height: MAX_PHOTO_HEIGHT, bytes: Infinity };
/** A face is never shown larger, and data is dear. */
export const FACE_LIMITS: CropLimits = { width: 640, height: 640, bytes: 100 * 1024 };
/** A picture that is too large at the last is made smaller instead. */
const QUALITIES = [0.92, 0.8, 0.65, 0.5] as const;

/** A part of a photo as a JPEG, turned by quarters; null where the browser cannot do it. */
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
  // A JPEG has no holes.
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

/** What was drawn as a JPEG, at the best quality that needs no more bytes; null where the browser cannot pack it. */
export async function packed(canvas: Pick<HTMLCanvasElement, 'toBlob'>, bytes: number): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob === null || blob.size <= bytes) break;
  }
  return blob;
}
