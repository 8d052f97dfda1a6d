import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPhoto } from '../../../testing/fixtures.js';
import type { CardFacts } from './card-layout.js';
import { drawCard } from './draw-card.js';

const facts: CardFacts = {
  title: 'Écran 24 pouces',
  price: '$330',
  unit: '',
  place: 'Main campus',
  promise: null,
  url: 'https://campus.example/l/1',
  brand: 'Campus',
};
const palette = {
  bg: '#fff',
  fg: '#000',
  muted: '#666',
  brand: '#fc0',
  onBrand: '#000',
  brandSoft: '#fed',
  success: '#080',
  text: 'sans-serif',
  display: 'sans-serif',
};
const drawImage = vi.fn();
/** Bytes of each attempt at encoding, by the canvas's width. Null for an attempt without memory. */
let bytesAt: (width: number) => number | null;
let isReadable: boolean;

beforeEach(() => {
  bytesAt = () => 50_000;
  isReadable = true;
  drawImage.mockClear();
  vi.stubGlobal('Path2D', class {});
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  const context = new Proxy<Record<string, unknown>>(
    {
      drawImage,
      measureText: (text: string) => ({ width: text.length * 10 }),
      getImageData: () => ({ data: isReadable ? [0x12, 0x34, 0x56, 255] : [9, 9, 9, 255] }),
    },
    { get: (target, name) => target[String(name)] ?? (() => undefined) },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    resolve,
    type = '',
  ) {
    const bytes = bytesAt(this.width);
    resolve(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type }));
  });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(800);
  HTMLImageElement.prototype.decode = async () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const never = () => undefined;
const draw = (wait: Parameters<typeof drawCard>[1] = never) =>
  drawCard({ facts, photo: aPhoto(0), palette }, wait);

it('draws a JPEG with the photo, named after the title', async () => {
  const file = await draw();
  expect([file?.name, file?.type, file?.size]).toEqual(['ecran-24-pouces.jpg', 'image/jpeg', 50_000]);
  expect(drawImage).toHaveBeenCalled();
});

it('draws a smaller picture when the first ones exceed the size limit', async () => {
  bytesAt = (width) => width * 70;
  expect((await draw())?.size).toBeLessThanOrEqual(60 * 1024);
});

it('leaves out a photo that does not load', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('No', 'EncodingError'));
  expect(await draw()).not.toBeNull();
  expect(drawImage).not.toHaveBeenCalled();
});

it('leaves out a photo that does not load in time', async () => {
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  expect(await draw((_, run) => run())).not.toBeNull();
  expect(drawImage).not.toHaveBeenCalled();
});

it('returns null when memory suffices for no size', async () => {
  bytesAt = () => null;
  expect(await draw()).toBeNull();
});

it('returns null when the browser distorts canvas data or has no canvas', async () => {
  isReadable = false;
  expect(await draw()).toBeNull();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(await draw()).toBeNull();
});
