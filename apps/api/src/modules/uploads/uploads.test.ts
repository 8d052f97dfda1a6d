import { DAY, PHOTO_BYTES_MAX } from '@campushive/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';

let campus: TestCampus;
let akosua: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
});
afterAll(() => campus.close());

const picture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#c8641e' } });

function send(
  bytes: Uint8Array,
  { name = 'photo.jpg', purpose = 'listing-photo', token = akosua.token } = {},
) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return campus.request('POST', '/uploads', { token, body: form });
}

it('encodes a photo in three formats and widths, with a preview', async () => {
  const { status, body } = await send(await picture().png().toBuffer(), { name: 'whatever.bin' });
  expect(status).toBe(201);
  const { variants, width, height, placeholder } = body.data;
  expect({ width, height }).toEqual({ width: 1280, height: 960 });
  expect(
    variants.map((one: { width: number; format: string }) => `${one.width} ${one.format}`).sort(),
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

it('never enlarges, and turns a photo upright while dropping where it was taken', async () => {
  const bytes = await picture(400, 200)
    .withExif({ IFD3: { GPSLatitude: '5/1 36/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  const { body } = await send(bytes);
  expect(body.data).toMatchObject({ width: 200, height: 400 });
  const file = Buffer.from(await (await fetch(campus.url + body.data.url)).arrayBuffer());
  const { exif, orientation } = await sharp(file).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

it.each([
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')],
])('refuses %s that calls itself a JPEG', async (_title, bytes) => {
  const answer = await send(bytes);
  expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_file']);
});

it('refuses a damaged photo, one that is too large, and none at all', async () => {
  const whole = await picture().jpeg().toBuffer();
  expect((await send(whole.subarray(0, 400))).body.code).toBe('unreadable_file');
  const large = Buffer.concat([whole, Buffer.alloc(PHOTO_BYTES_MAX)]);
  expect((await send(large)).body.code).toBe('payload_too_large');
  const form = new FormData();
  form.append('purpose', 'listing-photo');
  const nothing = await campus.request('POST', '/uploads', { token: akosua.token, body: form });
  expect(nothing.body.fieldErrors).toEqual({ file: 'Required' });
  expect((await send(whole, { purpose: 'virus' })).body.code).toBe('validation_failed');
  expect((await campus.request('POST', '/uploads', { token: akosua.token, body: {} })).status).toBe(415);
});

it('asks for a session', async () => {
  const form = new FormData();
  form.append('purpose', 'listing-photo');
  expect((await campus.request('POST', '/uploads', { body: form })).status).toBe(401);
});

it('forgets after a day what nothing used', async () => {
  const bytes = await picture(50, 50).jpeg().toBuffer();
  const used = (await send(bytes)).body.data;
  const unused = (await send(bytes)).body.data;
  const body = {
    title: 'Lamp',
    description: 'Bright',
    price: 10,
    condition: 'good',
    pickupLocation: 'Hall',
    photos: [used.id],
  };
  expect((await campus.request('POST', '/essentials', { token: akosua.token, body })).status).toBe(201);
  campus.clock.advance(DAY + 1);
  await campus.app.platform.jobs.runNow('uploads.sweep', {});
  expect((await fetch(campus.url + used.url)).status).toBe(200);
  expect((await fetch(campus.url + unused.url)).status).toBe(404);
});
