import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STALL_PICTURES } from '@campushive/testing/demo';
import { expect, it } from 'vitest';
import { picturesFolder } from '../../paths.js';
import { KINDS } from '../content/essentials-items.js';
import { OWN_LISTINGS } from '../content/own-hives.js';
import { PHOTOGRAPHS } from './photographs.js';
import { drawForStall, STALL_PICTURE_NAMES } from './stall-pictures.js';

it('has a file for every photograph and no other file, each of a small size', () => {
  const named = Object.values(PHOTOGRAPHS).flatMap((files) => files.map((file) => `${file}.avif`));
  const stored = readdirSync(picturesFolder).filter((name) => name.endsWith('.avif'));
  expect(stored.sort()).toEqual([...new Set(named)].sort());
  expect(named).toHaveLength(stored.length);
  const sizes = stored.map((name) => statSync(join(picturesFolder, name)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(15_000);
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThan(1_500_000);
});

it('shows each photograph in a listing', () => {
  const shown = [
    ...KINDS.flatMap(({ picture, items }) => items.map(([, , , own]) => own ?? picture)),
    ...OWN_LISTINGS.map(({ picture }) => picture),
  ];
  expect(
    Object.keys(PHOTOGRAPHS).filter((name) => !shown.some((pictureName) => pictureName === name)),
  ).toEqual([]);
});

it('draws each stall picture differently, and uses each at a stall of the demo', () => {
  const drawn = STALL_PICTURE_NAMES.map((name) => drawForStall(name));
  expect(new Set(drawn).size).toBe(STALL_PICTURE_NAMES.length);
  expect([...STALL_PICTURES.values()].flat().sort()).toEqual([...STALL_PICTURE_NAMES].sort());
});
