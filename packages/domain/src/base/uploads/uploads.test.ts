import { MAX_PHOTO_BYTES } from '@campushive/contract';
import { get } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let akosua: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
});
afterAll(() => campus.close());

const picture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#c8641e' } });

const download = async (url: string) => Buffer.from(await (await fetch(campus.url + url)).arrayBuffer());

function send(
  bytes: Uint8Array,
  { name = 'photo.jpg', purpose = 'listing-photo', token = akosua.token, headers = {} } = {},
) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return campus.request('POST', '/uploads', { token, body: form, headers });
}

it('encodes a photo in three formats and widths, with a preview', async () => {
  const { status, body } = await send(await picture().png().toBuffer(), { name: 'whatever.bin' });
  expect(status).toBe(201);
  const { variants, width, height, placeholder } = body.data;
  expect({ width, height }).toEqual({ width: 1280, height: 960 });
  expect(
    variants.map((variant: { width: number; format: string }) => `${variant.width} ${variant.format}`).sort(),
  ).toEqual(
    [320, 640, 1280].flatMap((w) => ['avif', 'jpeg', 'webp'].map((format) => `${w} ${format}`)).sort(),
  );
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(400);
  for (const variant of variants) {
    const file = await fetch(campus.url + variant.url);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(variant.width);
  }
});

it('does not enlarge a photo, turns it upright and removes its location', async () => {
  const bytes = await picture(400, 200)
    .withExif({ IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitude: '5/1 36/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Volta Hall</secret></x:xmpmeta>')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer();
  const before = await sharp(bytes).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.toString('latin1')).toContain('Tecno');
  expect(before.xmp?.toString()).toContain('Volta Hall');
  const { body } = await send(bytes);
  expect(body.data).toMatchObject({ width: 200, height: 400 });
  expect(body.data.variants).toHaveLength(3);
  for (const { url } of body.data.variants) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(await download(url)).metadata();
    expect([url, exif, xmp, iptc, icc, orientation]).toEqual([url, ...Array(5).fill(undefined)]);
  }
});

it.each([
  ['a transparent PNG', () => picture(64, 64).ensureAlpha(0.5).png()],
  ['a grey 16-bit PNG', () => picture(64, 64).toColourspace('grey16').png()],
  ['a print-shop JPEG', () => picture(64, 64).toColourspace('cmyk').jpeg()],
  ['a GIF', () => picture(64, 64).gif()],
  ['a WebP', () => picture(64, 64).webp()],
  ['an AVIF', () => picture(64, 64).avif()],
])('accepts %s and keeps its size and brightness', async (_title, make) => {
  const { status, body } = await send(await make().toBuffer());
  expect([status, body.data.width, body.data.height]).toEqual([201, 64, 64]);
  const { data } = await sharp(await download(body.data.url))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Still a picture and not a black or inverted one: its first pixel is light enough.
  expect(data[0]).toBeGreaterThan(90);
});

it.each([
  ['a dot', 1, 1, 1, 1],
  ['a line', 9_000, 3, 1_280, 1],
  ['a screenshot without end', 600, 12_000, 256, 5_120],
])('accepts %s and scales it to the stored size', async (_title, width, height, ...stored) => {
  const { body } = await send(await picture(width, height).png().toBuffer());
  expect([body.data.width, body.data.height]).toEqual(stored);
});

it.each([
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  [
    'an SVG with an XML header',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')],
  ['nothing known', Buffer.from([1, 2, 3, 4])],
])('refuses %s that claims to be a JPEG', async (_title, bytes) => {
  const answer = await send(bytes);
  expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_file']);
});

it('refuses a damaged photo, one that is too large, and a request without one', async () => {
  const whole = await picture().jpeg().toBuffer();
  expect((await send(whole.subarray(0, 400))).body.code).toBe('unreadable_file');
  const large = Buffer.concat([whole, Buffer.alloc(MAX_PHOTO_BYTES)]);
  expect((await send(large)).body.code).toBe('payload_too_large');
  const form = new FormData();
  form.append('purpose', 'listing-photo');
  const nothing = await campus.request('POST', '/uploads', { token: akosua.token, body: form });
  expect(nothing.body.fieldErrors).toEqual({ file: { code: 'required' } });
  expect((await send(whole, { purpose: 'virus' })).body.code).toBe('validation_failed');
  expect((await campus.request('POST', '/uploads', { token: akosua.token, body: {} })).status).toBe(415);
});

it('refuses a decompression bomb by its header, before decoding it', async () => {
  const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(500_000);
  const answer = await send(bomb);
  expect([answer.status, answer.body.code]).toEqual([422, 'unreadable_file']);
  expect(answer.body.message).toContain('too many pixels');
});

it('refuses a study file, and names the endpoint for files', async () => {
  const answer = await send(await picture(50, 50).jpeg().toBuffer(), { purpose: 'study-file' });
  expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_file']);
  expect(answer.body.message).toContain('/uploads/files');
});

it('requires a session', async () => {
  const form = new FormData();
  form.append('purpose', 'listing-photo');
  expect((await campus.request('POST', '/uploads', { body: form })).status).toBe(401);
});

it.each([
  '/files/../secret',
  '/files/%2e%2e/secret',
  '/files/..%2fsecret',
  '/files/..%5csecret',
  '/files/%252e%252e/secret',
  '/files/photos/../../secret',
  '/files//etc/passwd',
  '/files/.hidden',
  '/files/photos/',
  '/files/',
  '/files/%00',
])('returns 400 or 404 for %s', async (path) => {
  // fetch() would tidy the path up before sending it.
  const { hostname, port } = new URL(campus.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
  expect([400, 404]).toContain(status);
});

it('responds to a repeated upload with the first photo, and refuses its key for another file', async () => {
  const headers = { 'idempotency-key': 'the-same-photo' };
  const bytes = await picture(640, 480).jpeg().toBuffer();
  const first = await send(bytes, { headers });
  const again = await send(bytes, { headers });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.data.id).toBe(first.body.data.id);
  const other = await send(await picture(640, 481).jpeg().toBuffer(), { headers });
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
});
