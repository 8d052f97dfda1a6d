import { PHOTO_ADDRESS_LIFETIME, type Photo, type UploadPurpose } from '@campushive/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { notFound } from '../../http/failure.js';
import { uploads } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { sameSecret } from '../../platform/secrets.js';

/** What only those may see who read the message or the complaint that it belongs to. */
export const PRIVATE_PURPOSES: readonly UploadPurpose[] = [
  'message-photo',
  'dispute-photo',
  'delivery-photo',
];

/** Where they are read, and what is stored of them: without a signature there is nothing at these addresses. */
const PLACE = '/api/photos/';
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** An address is the same for a while, so that a device need not fetch the same photo with every answer. */
const STEP = PHOTO_ADDRESS_LIFETIME / 2;
/** Photos of before they were private that are moved in one step. */
const BATCH_SIZE = 200;

type Signing = Pick<Platform, 'secrets' | 'clock'>;

export const privateAddressOf = (id: string, file: string): string => `${PLACE}${id}/${file}`;

const signatureOf = ({ secrets }: Signing, id: string, until: number): string =>
  secrets.keyed('photo', `${id}:${until}`);

/**
 * The same answer, in which the addresses of private photos can be opened for a while. Called where an answer or an event leaves
 * for its reader, who may have it: an address that is forgotten opens nothing. Only whole photos are signed, which come from our
 * own rows: an address that a student wrote into a text is a text.
 */
export function signPhotos<T>(platform: Signing, answer: T): T {
  const now = platform.clock.now().getTime();
  const until = Math.ceil((now + PHOTO_ADDRESS_LIFETIME - STEP) / STEP) * STEP;
  const signed = ({ id, url, variants, ...photo }: Photo): Photo => {
    const query = `?until=${until}&signature=${signatureOf(platform, id, until)}`;
    return {
      id,
      url: `${url}${query}`,
      variants: variants.map((one) => ({ ...one, url: `${one.url}${query}` })),
      ...photo,
    };
  };
  return withPhotos(answer, signed) as T;
}

/** Copies only what changes. */
function withPhotos(value: unknown, sign: (photo: Photo) => Photo): unknown {
  if (Array.isArray(value)) {
    const next = value.map((one) => withPhotos(one, sign));
    return next.some((one, index) => one !== value[index]) ? next : value;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  if (isPrivatePhoto(value)) return sign(value);
  const entries = Object.entries(value);
  const next = entries.map(([key, one]) => [key, withPhotos(one, sign)] as const);
  return next.some(([, one], index) => one !== entries[index]?.[1]) ? Object.fromEntries(next) : value;
}

/** A private photo as it is stored. */
const isPrivatePhoto = (value: object): value is Photo =>
  'id' in value &&
  'url' in value &&
  'variants' in value &&
  Array.isArray(value.variants) &&
  typeof value.url === 'string' &&
  value.url.startsWith(`${PLACE}${String(value.id)}/`) &&
  !value.url.includes('?');

const asked = z.object({
  id: z.uuid(),
  file: z.string().regex(/^\d{1,5}\.(avif|webp|jpg)$/),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

/** `GET /photos/{id}/{file}`: the signature stands for the session of a reader. */
export function servePrivatePhotos(api: FastifyInstance, platform: Platform): void {
  const { db, clock, storage } = platform;
  api.get('/photos/:id/:file', async (request, reply) => {
    const parsed = asked.safeParse({ ...(request.query as object), ...(request.params as object) });
    if (!parsed.success) throw notFound('Photo');
    const { id, file, until, signature } = parsed.data;
    const left = until - clock.now().getTime();
    if (left <= 0 || !sameSecret(signature, signatureOf(platform, id, until))) throw notFound('Photo');
    const [row] = await db.select({ files: uploads.files }).from(uploads).where(eq(uploads.id, id));
    const key = row?.files.find((one) => one.endsWith(`/${id}/${file}`));
    if (key === undefined) throw notFound('Photo');
    return reply
      .type(typeOf(file))
      .header('cache-control', `private, max-age=${Math.floor(left / 1_000)}`)
      .header('referrer-policy', 'no-referrer')
      .send(Buffer.from(await storage.read(key)));
  });
}

/** Takes photos of before they were private away from where everybody could read them. */
export async function hidePrivatePhotos({ db, storage }: Platform): Promise<void> {
  const open = and(
    inArray(uploads.purpose, [...PRIVATE_PURPOSES]),
    sql`${uploads.files}->>0 not like 'private/%'`,
  );
  const some = () =>
    db.select({ id: uploads.id, files: uploads.files }).from(uploads).where(open).limit(BATCH_SIZE);
  for (let rows = await some(); rows.length > 0; rows = await some()) {
    for (const { id, files } of rows) {
      for (const key of files)
        await storage.putPrivate(`private/${key}`, await storage.read(key), typeOf(key));
      // Until the row names the new ones, readers get the old ones.
      await db
        .update(uploads)
        .set({ files: files.map((key) => `private/${key}`) })
        .where(eq(uploads.id, id));
      for (const key of files) await storage.remove(key);
    }
  }
}

const typeOf = (file: string) => TYPES[z.enum(['avif', 'webp', 'jpg']).parse(file.split('.').at(-1))];
