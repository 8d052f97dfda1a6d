import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';
import { isTrue } from '../shrink-photo.js';

/** A part of a picture, in its pixels after it was turned. */
export interface PhotoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.92;

/** A part of a photo as a JPEG, turned by quarters; null where the browser cannot do it. */
export async function cropPhoto(file: File, area: PhotoArea, quarters: number): Promise<File | null> {
  const scale = Math.min(1, MAX_PHOTO_WIDTH / area.width, MAX_PHOTO_HEIGHT / area.height);
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
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob === null
    ? null
    : new File([blob], `${file.name.replace(/[.]\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
