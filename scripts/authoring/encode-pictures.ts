/**
 * Encodes rendered pictures of goods as the photographs of the first campus's demo: AVIF, 480 × 600, at most 15 KB each.
 *
 *     node scripts/authoring/encode-pictures.ts FOLDER_OF_JPEGS
 */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { root } from '../run.ts';

const SIZE = { width: 480, height: 600 };
const MAX_BYTES = 15_000;
/** Size in pixels of the median filter that removes grain, which would cost more bytes than visible details. */
const GRAIN = 5;
/** Qualities from the best on; the first one that is light enough is taken. */
const QUALITIES = [62, 56, 50, 45, 40, 35, 30];

async function encode(file: string): Promise<Buffer> {
  const picture = await sharp(file)
    .resize({ ...SIZE, fit: 'cover' })
    .median(GRAIN)
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(picture).avif({ quality, effort: 1 }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error(`${file} is heavier than ${MAX_BYTES} bytes at the lowest quality`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the rendered pictures.');
for (const name of readdirSync(folder).filter((one) => one.endsWith('.jpg'))) {
  const bytes = await encode(join(folder, name));
  await writeFile(join(root, 'campuses/ghana/pictures', `${parse(name).name}.avif`), bytes);
  console.log(`${parse(name).name}: ${(bytes.length / 1000).toFixed(1)} KB`);
}
