import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STALL_PICTURES } from '@campushive/testing/demo';
import { expect, it } from 'vitest';
import { picturesFolder } from '../../paths.js';
import { KINDS } from '../content/essentials-items.js';
import { PHOTOGRAPHS } from './photographs.js';
import { DRAWING_NAMES, drawPicture, EXTRA_PICTURES } from './pictures.js';
import { drawForStall, STALL_PICTURE_NAMES } from './stall-pictures.js';

it('has at least sixty things, each with a unique drawing', () => {
  const things = DRAWING_NAMES.filter((name) => !EXTRA_PICTURES.some((one) => one === name));
  expect(things.length).toBeGreaterThanOrEqual(60);
  expect(new Set(things.map((name) => drawPicture(name))).size).toBe(things.length);
});

it('has a file for every photograph and no other file, each of a small size', () => {
  const named = Object.values(PHOTOGRAPHS).flatMap((files) => files.map((file) => `${file}.avif`));
  const stored = readdirSync(picturesFolder).filter((name) => name.endsWith('.avif'));
  expect(stored.sort()).toEqual([...new Set(named)].sort());
  expect(named).toHaveLength(stored.length);
  const sizes = stored.map((name) => statSync(join(picturesFolder, name)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(15_000);
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThan(1_500_000);
});

/** Photographs for hives without sample listings so far. */
const WITHOUT_LISTING = [
  'roomShared',
  'roomSingle',
  'roomChamber',
  'roomBed',
  'foundKeys',
  'foundCard',
  'foundBottle',
  'foundUmbrella',
  'foundGlasses',
];

it('shows each photograph in a listing, apart from those for hives without sample listings', () => {
  const shown = KINDS.flatMap(({ picture, items }) => items.map(([, , , own]) => own ?? picture));
  expect(
    Object.keys(PHOTOGRAPHS).filter((name) => !shown.some((pictureName) => pictureName === name)),
  ).toEqual(WITHOUT_LISTING);
});

it('draws each stall picture differently, and uses each at a stall of the demo', () => {
  const drawn = STALL_PICTURE_NAMES.map((name) => drawForStall(name));
  expect(new Set(drawn).size).toBe(STALL_PICTURE_NAMES.length);
  expect([...STALL_PICTURES.values()].flat().sort()).toEqual([...STALL_PICTURE_NAMES].sort());
});
