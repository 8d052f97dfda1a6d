import type { Variant } from '@campushive/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { Failure } from '../../http/failure.js';

/** Pixels: a card on a phone, a card on a desktop or a phone's full width, the detail page. */
const WIDTHS = [320, 640, 1280] as const;
/** Told by the first bytes; names and declared types are ignored. */
const ACCEPTED = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
]);
/** A picture that unpacks to more than this is an attack, not a photo. */
const PIXELS_MAX = 50_000_000;
const PLACEHOLDER_SIDE = 32;

// Two uploads at once must not starve the calls of everybody else.
sharp.concurrency(1);

export interface EncodedVariant extends Omit<Variant, 'url'> {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface EncodedPhoto {
  readonly variants: readonly EncodedVariant[];
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** A blurred preview as a data URL. */
  readonly placeholder: string;
}

/** Throws `unsupported_file` unless the first bytes are those of a photo that we take. */
export async function requirePhoto(bytes: Uint8Array): Promise<void> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !ACCEPTED.has(type.mime)) {
    throw new Failure(
      'unsupported_file',
      'This is not a photo. Please choose a JPG, PNG, GIF, WebP, AVIF or HEIC.',
    );
  }
}

/** Turns a photo upright, drops everything that it says about its owner, and encodes it for every kind of screen. */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  try {
    // rotate() applies the orientation before the metadata, which sharp never copies, is gone.
    const upright = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: WIDTHS[2], withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const variants: EncodedVariant[] = [];
    for (const wanted of new Set(WIDTHS.map((one) => Math.min(one, width)))) {
      const sized = sharp(upright.data).resize({ width: wanted });
      variants.push(...(await encodeSize(sized, wanted)));
    }
    return { variants, width, height, placeholder: await blurred(upright.data) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('unreadable_file', 'This photo is damaged and cannot be read. Please choose another.');
  }
}

async function encodeSize(sized: Sharp, width: number): Promise<EncodedVariant[]> {
  const [avif, webp, jpeg] = await Promise.all([
    sized.clone().avif({ quality: 50, effort: 2 }).toBuffer(),
    sized.clone().webp({ quality: 72 }).toBuffer(),
    sized.clone().jpeg({ quality: 74, mozjpeg: true }).toBuffer(),
  ]);
  return [
    { width, format: 'avif', bytes: avif, contentType: 'image/avif' },
    { width, format: 'webp', bytes: webp, contentType: 'image/webp' },
    { width, format: 'jpeg', bytes: jpeg, contentType: 'image/jpeg' },
  ];
}

/** ThumbHash keeps the look in some 25 bytes; decoded again it is a picture that needs no code on the phone. */
async function blurred(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const picture = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 20 })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
