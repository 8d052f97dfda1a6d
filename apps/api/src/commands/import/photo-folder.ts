import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_PHOTO_BYTES } from '@campushive/contract';
import { Failure } from '@campushive/domain/calls/failure';
import type { ImportFault, ImportRow } from '@campushive/domain/catalogue/imports/read-row';
import type { Images } from '@campushive/domain/platform/ports/images';
import { Refused } from '../admin-refused.js';

const MEGABYTE = 1024 * 1024;

/** Photos of an import, by file name. */
export interface PhotoFolder {
  readonly names: readonly string[];
  read(name: string): Promise<Uint8Array>;
}

/** Opens a folder of photos. Hidden files are left out. Throws Refused unless it can be read. */
export async function openPhotoFolder(path: string | undefined): Promise<PhotoFolder> {
  if (path === undefined)
    return { names: [], read: () => Promise.reject(new Refused('There is no folder of photos.')) };
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    throw new Refused(`${path}: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  // Some systems write accents as separate characters.
  const stored = new Map(files.map(({ name }) => [name.normalize('NFC'), name]));
  return {
    names: [...stored.keys()],
    read: (name) => readPhoto(path, stored.get(name.normalize('NFC')) ?? name),
  };
}

async function readPhoto(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name);
  const { size } = await stat(path);
  if (size > MAX_PHOTO_BYTES) {
    const [has, most] = [size, MAX_PHOTO_BYTES].map((bytes) => (bytes / MEGABYTE).toFixed(1));
    throw new Failure('payload_too_large', `has ${has} MB; at most ${most} MB. Save it smaller.`);
  }
  return readFile(path);
}

/** Row with the file names of its photos. */
export type NamedPhotos = Pick<ImportRow, 'photos' | 'row'>;

/** Checks each photo of the rows: present, small enough, and a picture. */
export async function photoFaults(
  rows: readonly NamedPhotos[],
  folder: PhotoFolder,
  images: Pick<Images, 'countPixels'>,
): Promise<readonly ImportFault[]> {
  const faults: ImportFault[] = [];
  const problems = new Map<string, string | null>();
  for (const { row, photos } of rows) {
    for (const name of new Set(photos)) {
      // The check of the row refuses paths.
      if (/[\\/]/.test(name)) continue;
      let problem = problems.get(name);
      if (problem === undefined) {
        problem = await photoProblem(name, folder, images);
        problems.set(name, problem);
      }
      if (problem !== null) faults.push({ row, column: 'photos', problem: `"${name}" ${problem}` });
    }
  }
  return faults;
}

async function photoProblem(
  name: string,
  { names, read }: PhotoFolder,
  images: Pick<Images, 'countPixels'>,
): Promise<string | null> {
  if (!names.includes(name.normalize('NFC'))) {
    const similar = names.find((one) => one.toLowerCase() === name.normalize('NFC').toLowerCase());
    return similar === undefined ? 'is not in the folder.' : `is called "${similar}" in the folder.`;
  }
  try {
    await images.countPixels(await read(name));
    return null;
  } catch (error) {
    return photoProblemOf(error);
  }
}

/** Returns the problem of a photo that was refused, in words for the operator. Throws other errors. */
export function photoProblemOf(error: unknown): string {
  if (!(error instanceof Failure)) throw error;
  if (error.code === 'payload_too_large') return error.message;
  if (error.code === 'unsupported_file') return 'is not a photo. Use JPEG, PNG, WebP or HEIC.';
  return 'cannot be opened: it is damaged or has too many pixels.';
}

/** Returns the names of photos that no row names. */
export function unusedPhotos(rows: readonly ImportRow[], { names }: PhotoFolder): readonly string[] {
  const used = new Set(rows.flatMap(({ photos }) => photos.map((name) => name.normalize('NFC'))));
  return names.filter((name) => !used.has(name));
}
