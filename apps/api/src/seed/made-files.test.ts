import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatedFilesFolder } from '../paths.js';
import { createGeneratedFiles } from './made-files.js';
import { drawForStall, STALL_PICTURE_NAMES } from './pictures/stall-pictures.js';
import { recipe } from './recipe.js';
import { paperDocx } from './sheets/paper-docx.js';
import { PAPERS } from './sheets/papers.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'made-files-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50" fill="tan"/></svg>';
const files = () => readdirSync(join(folder, recipe()));

it('returns a cached file as it was made', async () => {
  const made = await createGeneratedFiles(folder).photo(SVG);
  expect(files()).toHaveLength(1);
  expect(await createGeneratedFiles(folder).photo(SVG)).toEqual(made);
  expect(files()).toHaveLength(1);
  await createGeneratedFiles(folder).photo(SVG.replace('tan', 'teal'));
  expect(files()).toHaveLength(2);
});

it('writes a study file only when the cache has none', async () => {
  const [paper] = PAPERS;
  if (paper === undefined) throw new Error('There is no paper');
  let written = 0;
  const write = () => {
    written += 1;
    return paperDocx(paper);
  };
  const made = await createGeneratedFiles(folder).studyFile('paper', write);
  expect(made).toMatchObject({ format: 'docx', pages: 1, preview: null });
  expect(await createGeneratedFiles(folder).studyFile('paper', write)).toEqual(made);
  expect(written).toBe(1);
  await createGeneratedFiles(folder).studyFile('another paper', write);
  expect(written).toBe(2);
});

it.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
  [
    'changed',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1) === 0 ? 1 : 0])]),
  ],
  ['empty', () => Buffer.alloc(0)],
])('makes a file again when the cached one is %s', async (_fault, spoil) => {
  const made = await createGeneratedFiles(folder).photo(SVG);
  const path = join(folder, recipe(), files()[0] ?? '');
  writeFileSync(path, spoil(readFileSync(path)));
  expect(await createGeneratedFiles(folder).photo(SVG)).toEqual(made);
});

it('deletes files that an earlier version of the code made', async () => {
  mkdirSync(join(folder, 'an-earlier-recipe'));
  await createGeneratedFiles(folder).photo(SVG);
  expect(readdirSync(folder)).toEqual([recipe()]);
});

it('makes files when the cache folder is not writable', async () => {
  writeFileSync(join(folder, 'file'), '');
  const made = await createGeneratedFiles(join(folder, 'file')).photo(SVG);
  expect(made.variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'jpeg']);
});

it('matches the cached files of the checkout to those that the current code makes', async () => {
  const [svg] = STALL_PICTURE_NAMES.map(drawForStall);
  if (svg === undefined) throw new Error('No stall has a picture');
  expect(await createGeneratedFiles(generatedFilesFolder).photo(svg)).toEqual(
    await createGeneratedFiles(folder).photo(svg),
  );
});
