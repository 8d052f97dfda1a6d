import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawnPdf as pdf } from '../../../test/drawn-pdf.js';
import { encodeDrawn } from '../images/images.js';
import { drawFirstPage } from './first-page.js';

const redOverBlue = (document: PDFKit.PDFDocument) =>
  document.rect(0, 0, 600, 420).fill('#d02010').rect(0, 420, 600, 430).fill('#1020d0');

it('draws the first page upright and in its colours, as large as photos are', async () => {
  const drawn = await drawFirstPage(await pdf((document) => redOverBlue(document).addPage()));
  if (drawn.status !== 'drawn') throw new Error(drawn.status);
  const { width, height, variants, placeholder } = await encodeDrawn(drawn.picture);
  expect(height / width).toBeCloseTo(Math.SQRT2, 1);
  expect(Math.max(width, height)).toBeGreaterThan(1_000);
  expect(new Set(variants.map(({ format }) => format))).toEqual(new Set(['avif', 'webp', 'jpeg']));
  expect(placeholder).toMatch(/^data:image\/webp/);
  const { data, info } = await sharp(variants.findLast(({ format }) => format === 'jpeg')?.bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y: number) => [...data.subarray((y * info.width + 50) * info.channels).subarray(0, 3)];
  const [top = [], bottom = []] = [at(50), at(info.height - 50)];
  expect(top[0]).toBeGreaterThan(180);
  expect(top[2]).toBeLessThan(60);
  expect(bottom[2]).toBeGreaterThan(180);
  expect(bottom[0]).toBeLessThan(60);
});

it('reports a locked file and a damaged file', async () => {
  const locked = await pdf(redOverBlue, { userPassword: 'secret', pdfVersion: '1.7' });
  expect(await drawFirstPage(locked)).toEqual({ status: 'locked' });
  expect(await drawFirstPage(Buffer.from('%PDF-1.4\nnothing'))).toEqual({ status: 'damaged' });
});

it('draws no page when a file takes too long, takes too much memory or has no page', async () => {
  const bytes = await pdf(redOverBlue);
  expect((await drawFirstPage(bytes, { patience: 0 })).status).toBe('undrawable');
  const heavy = await pdf((document) => document.file(randomBytes(20_000_000), { name: 'more.bin' }));
  expect((await drawFirstPage(heavy)).status).toBe('drawn');
  expect((await drawFirstPage(heavy, { memoryMax: 2 ** 24 })).status).toBe('undrawable');
  const thin = await pdf(redOverBlue, { size: [14_000, 10] });
  expect((await drawFirstPage(thin)).status).toBe('undrawable');
});
