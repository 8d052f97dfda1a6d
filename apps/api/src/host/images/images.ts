import {
  MAX_PHOTO_HEIGHT,
  MAX_PHOTO_WIDTH,
  MAX_PREVIEW_BYTES,
  MAX_PREVIEW_WIDTH,
} from '@campushive/contract';
import { fileTypeFromBuffer } from 'file-type';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { Failure } from '@campushive/domain/calls/failure';
import type {
  DrawnPicture,
  EncodedPhoto,
  EncodedVariant,
  Images,
} from '@campushive/domain/platform/ports/images';
import { decodeHeic } from './heic.js';

/** Pixels: a card on a phone, a card on a desktop or a phone's full width, the detail page. */
const WIDTHS = [320, MAX_PREVIEW_WIDTH, MAX_PHOTO_WIDTH] as const;
/** Quality of a JPEG, and lower ones for link previews that would be too large. */
const JPEG_QUALITY = 74;
const PREVIEW_QUALITIES = [60, 45, 30, 15, 5] as const;
/** Largest side of study material in pixels, at which a page of notes stays readable. */
const MAX_ORIGINAL_SIDE = 4_000;
/** Accepted types, detected by the first bytes; names and declared types are ignored. */
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** Types of iPhone photos. The image library reads those that are AVIF inside. */
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
/** Maximum number of pixels. The best phones make 64 megapixels; more is an attack, not a photo. */
const MAX_PIXELS = 70_000_000;
/** Usual number of pixels of an iPhone photo. */
const HEIC_PIXELS = 12_000_000;
const PLACEHOLDER_SIDE = 32;

// One thread per picture: uploads must not slow down all other calls.
sharp.concurrency(1);

const notAPhoto = () =>
  new Failure('unsupported_file', 'This is not a photo. Please choose a JPG, PNG, GIF, WebP, AVIF or HEIC.');
const damaged = () =>
  new Failure('unreadable_file', 'This photo is damaged and cannot be read. Please choose another.');
const tooManyPixels = () =>
  new Failure('unreadable_file', 'This photo has too many pixels. Please choose a smaller one.');

/**
 * Reads the header of a photo: its number of pixels, before anything is unpacked. Throws `unsupported_file` for other files, and
 * `unreadable_file` for a damaged header or too many pixels.
 */
async function countPixels(bytes: Uint8Array): Promise<number> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (![...ACCEPTED, ...HEIC].includes(type)) throw notAPhoto();
  // The image library reads no header of these; their decoder refuses too many pixels itself.
  if (HEIC.includes(type) && !(await isAvifInside(bytes))) return HEIC_PIXELS;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    return width * height;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw damaged();
  }
}

/**
 * Turns a photo upright, removes its metadata, and encodes it for every kind of screen. Throws `unsupported_file`
 * unless the first bytes are those of a photo, and `unreadable_file` for a damaged photo.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (![...ACCEPTED, ...HEIC].includes(type)) throw notAPhoto();
  try {
    return await encode(await opened(bytes, type));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw damaged();
  }
}

/** Encodes a decoded picture, four bytes per pixel, for every kind of screen. */
export const encodeDrawn = ({ data, width, height }: DrawnPicture): Promise<EncodedPhoto> =>
  encode(sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS }));

/** Encodes a picture as study material: upright, readable in print, and without metadata. */
export async function encodeOriginal(bytes: Uint8Array): Promise<Buffer> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (![...ACCEPTED, ...HEIC].includes(type)) throw notAPhoto();
  try {
    const upright = await opened(bytes, type);
    return await upright
      .flatten({ background: '#ffffff' })
      .resize({
        width: MAX_ORIGINAL_SIDE,
        height: MAX_ORIGINAL_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      'unreadable_file',
      'This picture is damaged and cannot be read. Please choose another.',
    );
  }
}

/** Refuses too many pixels by the header alone, before anything is unpacked. */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw tooManyPixels();
}

/** Opens the picture, upright, once its header declares an acceptable size. */
async function opened(bytes: Uint8Array, type: string): Promise<Sharp> {
  if (!HEIC.includes(type) || (await isAvifInside(bytes))) {
    await refuseBomb(bytes);
    // rotate() applies the orientation before the metadata, which sharp never copies, is gone.
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  }
  const decoded = await decodeHeic(bytes, MAX_PIXELS);
  if (decoded.status === 'too-large') throw tooManyPixels();
  if (decoded.status === 'unreadable') throw new Error('The photo cannot be unpacked');
  const { data, width, height } = decoded;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
}

async function isAvifInside(bytes: Uint8Array): Promise<boolean> {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).compression === 'av1';
  } catch {
    return false;
  }
}

/** Opens the decoded picture once more. */
type Read = () => Sharp;

async function encode(source: Sharp): Promise<EncodedPhoto> {
  const upright = await source
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_PHOTO_WIDTH, height: MAX_PHOTO_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  // A clone would copy the pixels: each step reads the same ones.
  const read: Read = () => sharp(upright.data, { raw: { width, height, channels } });
  const variants: EncodedVariant[] = [];
  for (const targetWidth of new Set(WIDTHS.map((one) => Math.min(one, width)))) {
    variants.push(...(await encodeSize(() => read().resize({ width: targetWidth }), targetWidth)));
  }
  return { variants, width, height, placeholder: await blurred(read) };
}

/** Encodes sequentially: in parallel the formats would take every thread that passwords and files need too. */
async function encodeSize(sized: Read, width: number): Promise<EncodedVariant[]> {
  // Effort 2 takes four times as long as 1 and makes photos larger. At 320 px, quality 40 with 4:2:0 looks like quality 45 with 4:4:4; it
  // is a fifth lighter and a third faster.
  const avif = await sized().avif({ quality: 40, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  const webp = await sized().webp({ quality: 72 }).toBuffer();
  const jpeg = await encodeJpeg(sized, width);
  return [
    { width, format: 'avif', bytes: avif, contentType: 'image/avif' },
    { width, format: 'webp', bytes: webp, contentType: 'image/webp' },
    { width, format: 'jpeg', bytes: jpeg, contentType: 'image/jpeg' },
  ];
}

/** Encodes a JPEG. One that link previews load is at most `MAX_PREVIEW_BYTES`, except for noise that no quality makes so small. */
async function encodeJpeg(sized: Read, width: number): Promise<Buffer> {
  const encodeAt = (quality: number) => sized().jpeg({ quality, mozjpeg: true }).toBuffer();
  let jpeg = await encodeAt(JPEG_QUALITY);
  if (width > MAX_PREVIEW_WIDTH) return jpeg;
  for (const quality of PREVIEW_QUALITIES) {
    if (jpeg.length <= MAX_PREVIEW_BYTES) return jpeg;
    jpeg = await encodeAt(quality);
  }
  return jpeg;
}

/**
 * Returns a blurred preview. ThumbHash keeps the look in some 25 bytes; decoded again it is a picture that needs no
 * code on the phone.
 */
async function blurred(picture: Read): Promise<string> {
  const small = await picture()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const preview = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 20 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}

/** Photos, encoded with sharp. Half of the cores stay free for everything else. */
export const images: Images = {
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  countPixels,
  encodePhoto,
  encodeDrawn,
};
