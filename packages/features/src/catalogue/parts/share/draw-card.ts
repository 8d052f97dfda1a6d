import type { Photo } from '@campushive/contract';
import { isTrue, jpegOf } from '../../../base/parts/uploads/shrink-photo.js';
import { layoutCard, type CardFacts, type CardLayout, type Measure } from './card-layout.js';
import { CARD_BYTES, CARD_STEPS, encodeWithin } from './encode-within.js';
import { fontOf, paintCard, type CardPalette, type CardPhoto } from './paint-card.js';

/** Content of a card. */
export interface CardContent {
  readonly facts: CardFacts;
  /** Null for a card without a photo. */
  readonly photo: Photo | null;
  readonly palette: CardPalette;
}

/** Milliseconds after which a card is drawn without a photo or font that has not arrived. */
const PATIENCE = 4_000;
/** Width in pixels from which a photo is sharp on a card of at most 60 KB. */
const SHARP = 640;

/**
 * Draws a share card as a JPEG of at most 60 KB. A photo that does not load is left out. Null where the browser cannot draw or encode it,
 * such as without memory.
 *
 * @param wait Calls a function after milliseconds, such as `clock.after`.
 */
export async function drawCard(
  { facts, photo, palette }: CardContent,
  wait: (milliseconds: number, run: () => void) => unknown,
): Promise<File | null> {
  const late = new Promise<null>((resolve) => void wait(PATIENCE, () => resolve(null)));
  try {
    const [loaded] = await Promise.all([
      photo === null ? null : Promise.race([loadPhoto(photo), late]),
      Promise.race([loadFonts(facts, palette), late]),
    ]);
    const layout = layoutCard(facts, loaded !== null, measureWith(palette));
    const picture = { photo: loaded, brand: facts.brand };
    const blob = await encodeWithin(CARD_BYTES, CARD_STEPS, ({ scale, quality }) =>
      onCanvas(layout, scale, quality, (context) => paintCard(context, layout, picture, palette)),
    );
    return blob && new File([blob], fileName(facts.title), { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

/** Returns a file name of plain letters: `desk-and-red-chair.jpg`. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${name || 'share'}.jpg`;
}

/** Paints on a new canvas and encodes it. Null where the canvas fails, such as for want of memory. */
async function onCanvas(
  { width, height }: CardLayout,
  scale: number,
  quality: number,
  paint: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { alpha: false });
  try {
    if (context === null || !isTrue(context)) return null;
    context.scale(canvas.width / width, canvas.height / height);
    paint(context);
    return await jpegOf(canvas, quality);
  } catch {
    return null;
  } finally {
    // Safari frees the memory of a canvas only when it is resized.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Loads a photo with the origin's permission, without which the canvas could not be read. Null when it does not load. */
async function loadPhoto(photo: Photo): Promise<CardPhoto | null> {
  const url = sharpUrl(photo);
  if (url === '') return null;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.decoding = 'async';
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width === 0 || height === 0 ? null : { source: image, width, height };
}

/** Returns the smallest WebP or JPEG that is sharp enough, or else the largest. */
function sharpUrl({ url, variants }: Photo): string {
  const readable = variants.filter(({ format }) => format !== 'avif');
  const sharp = readable.filter(({ width }) => width >= SHARP).map(({ width }) => width);
  const width = sharp.length > 0 ? Math.min(...sharp) : Math.max(...readable.map((one) => one.width));
  const sized = readable.filter((one) => one.width === width);
  return (sized.find(({ format }) => format === 'webp') ?? sized[0])?.url ?? url;
}

/** Loads the letters that the card uses. Without them the card is drawn in the system's font. */
async function loadFonts(facts: CardFacts, palette: CardPalette): Promise<void> {
  const words = Object.values(facts).join('');
  const text = [600, 700, 800].map((weight) => fontOf({ family: 'text', weight, size: 40 }, palette));
  const display = fontOf({ family: 'display', weight: 700, size: 60 }, palette);
  await Promise.allSettled([...text, display].map(async (font) => document.fonts.load(font, words)));
}

/** Returns a measure of texts. Throws where the browser has no canvas. */
function measureWith(palette: CardPalette): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  return (text, style) => {
    context.font = fontOf(style, palette);
    return context.measureText(text).width;
  };
}
