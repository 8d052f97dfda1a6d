import { PHOTO_ADDRESS_LIFETIME, type Photo, type UploadPurpose } from '@campushive/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { notFound } from '../../calls/failure.js';
import { uploads } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';

/** Purposes of photos that only readers of their message, dispute or delivery may see. */
export const PRIVATE_PURPOSES: readonly UploadPurpose[] = [
  'message-photo',
  'dispute-photo',
  'delivery-photo',
];

/** Address prefix of private photos. Without a signature these addresses answer 404. */
const PLACE = '/api/photos/';
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Step of signature times: an address stays the same for a while, so that a device need not download a photo again with every answer. */
const STEP = PHOTO_ADDRESS_LIFETIME / 2;
/** Number of public photos that are made private per step. */
const BATCH_SIZE = 200;

type Signing = Pick<Platform, 'secrets' | 'clock'>;

export const privateAddressOf = (id: string, file: string): string => `${PLACE}${id}/${file}`;

const signatureOf = ({ secrets }: Signing, id: string, until: number): string =>
  secrets.keyed('photo', `${id}:${until}`);

/**
 * Returns the same answer with signed, temporary addresses of private photos. Called where an answer or an event
 * leaves for a reader who may see it: a forgotten address simply does not open. Only whole photos from our own rows
 * are signed: an address that a student wrote into a text stays text.
 */
export function signPhotos<T>(platform: Signing, answer: T): T {
  const now = platform.clock.now().getTime();
  const until = Math.ceil((now + PHOTO_ADDRESS_LIFETIME - STEP) / STEP) * STEP;
  const signed = ({ id, url, variants, ...photo }: Photo): Photo => {
    const query = `?until=${until}&signature=${signatureOf(platform, id, until)}`;
    return {
      id,
      url: `${url}${query}`,
      variants: variants.map((variant) => ({ ...variant, url: `${variant.url}${query}` })),
      ...photo,
    };
  };
  return withPhotos(answer, signed) as T;
}

/** Copies only changed parts. */
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

const requestSchema = z.object({
  id: z.uuid(),
  file: z.string().regex(/^\d{1,5}\.(avif|webp|jpg)$/),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

/** Serves `GET /photos/{id}/{file}`. The signature replaces a session. */
export function privatePhotoRoute(platform: Platform): Route {
  const { db, clock, storage } = platform;
  return {
    method: 'GET',
    path: '/photos/:id/:file',
    async handle({ query, params }) {
      const parsed = requestSchema.safeParse({ ...(query as object), ...params });
      if (!parsed.success) throw notFound('Photo');
      const { id, file, until, signature } = parsed.data;
      const left = until - clock.now().getTime();
      if (left <= 0 || !sameSecret(signature, signatureOf(platform, id, until))) throw notFound('Photo');
      const [row] = await db.select({ files: uploads.files }).from(uploads).where(eq(uploads.id, id));
      const key = row?.files.find((one) => one.endsWith(`/${id}/${file}`));
      if (key === undefined) throw notFound('Photo');
      return {
        type: typeOf(file),
        headers: {
          'cache-control': `private, max-age=${Math.floor(left / 1_000)}`,
          'referrer-policy': 'no-referrer',
        },
        body: await storage.read(key),
      };
    },
  };
}

/** Moves photos from before they were private out of the public folder. */
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
      // Readers get the old addresses until the row has the new ones.
      await db
        .update(uploads)
        .set({ files: files.map((key) => `private/${key}`) })
        .where(eq(uploads.id, id));
      for (const key of files) await storage.remove(key);
    }
  }
}

const typeOf = (file: string) => TYPES[z.enum(['avif', 'webp', 'jpg']).parse(file.split('.').at(-1))];
