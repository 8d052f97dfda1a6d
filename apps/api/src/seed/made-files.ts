import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { prepareStudyFile } from '../host/files/prepare.js';
import { encodePhoto } from '../host/images/images.js';
import { newId } from '@campushive/domain/platform/ids';
import type { PreparedFile } from '@campushive/domain/platform/ports/files';
import type { EncodedPhoto } from '@campushive/domain/platform/ports/images';
import { recipe } from './recipe.js';

/** Files of a demo. Drawing and encoding them takes most of the first start. */
export interface GeneratedFiles {
  /** Encodes an SVG or a photograph as an upload. */
  photo(source: string | Buffer): Promise<EncodedPhoto>;
  /** Writes, inspects and previews a study file. The key stands for all that `write` depends on beside the code. */
  studyFile(key: string, write: () => Promise<Buffer>): Promise<PreparedFile>;
}

const bytes = z.instanceof(Uint8Array);
const ENCODED = z.object({
  variants: z.array(
    z.object({
      width: z.number(),
      format: z.enum(['avif', 'webp', 'jpeg']),
      bytes,
      contentType: z.string(),
    }),
  ),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
});
const PREPARED = z.object({
  format: z.enum(['pdf', 'docx', 'pptx', 'zip', 'jpg']),
  contentType: z.string(),
  bytes,
  pages: z.nullable(z.number()),
  sha256: z.string(),
  preview: z.nullable(ENCODED),
});

/**
 * Makes files of a demo, and keeps them in `folder` for the next empty data folder. Kept files of other code are deleted and never used;
 * without a writable folder, each is made again.
 */
export function createGeneratedFiles(folder: string): GeneratedFiles {
  const made = recipe();
  return {
    photo: (source) =>
      cachedOr(`photo ${keyOf(source)}`, ENCODED, async () =>
        typeof source === 'string'
          ? encodePhoto(await draw(source))
          : lighten(await encodePhoto(source), source),
      ),
    studyFile: (key, write) =>
      cachedOr(`study file ${key}`, PREPARED, async () => prepareStudyFile(await write())),
  };

  async function cachedOr<T>(key: string, schema: z.ZodMiniType<T>, make: () => Promise<T>): Promise<T> {
    const path = join(folder, made, createHash('sha256').update(key).digest('hex'));
    const found = schema.safeParse(read(path));
    if (found.success) return found.data;
    const one = await make();
    write(path, one);
    return one;
  }

  function write(path: string, one: unknown): void {
    try {
      mkdirSync(dirname(path), { recursive: true });
      for (const name of readdirSync(folder))
        if (name !== made) rmSync(join(folder, name), { recursive: true });
      const content = serialize(one);
      // Renamed when complete: several processes may start at once.
      const part = `${path}.${newId()}`;
      writeFileSync(part, Buffer.concat([digest(content), content]));
      renameSync(part, path);
    } catch {
      // A read-only folder only makes the next start slower.
    }
  }
}

/** Length of a SHA-256 in bytes. */
const DIGEST = 32;
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest();

/** Returns undefined for a missing or damaged file. */
function read(path: string): unknown {
  try {
    const file = readFileSync(path);
    const content = file.subarray(DIGEST);
    return digest(content).equals(file.subarray(0, DIGEST)) ? deserialize(content) : undefined;
  } catch {
    return undefined;
  }
}

/** Quality of the AVIF files of photographs, below that of an upload: a list of the demo shows many of them at once. */
const LIGHT = 30;

async function lighten(encoded: EncodedPhoto, source: Buffer): Promise<EncodedPhoto> {
  const light = (width: number) =>
    sharp(source)
      .resize({ width })
      .avif({ quality: LIGHT, effort: 1, chromaSubsampling: '4:2:0' })
      .toBuffer();
  const variants = encoded.variants.map(async (variant) =>
    variant.format === 'avif' ? { ...variant, bytes: await light(variant.width) } : variant,
  );
  return { ...encoded, variants: await Promise.all(variants) };
}

/** Returns an SVG itself, or the digest of a photograph. */
const keyOf = (source: string | Buffer) =>
  typeof source === 'string' ? source : digest(source).toString('hex');

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
