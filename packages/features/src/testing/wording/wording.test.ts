import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as contract from '@campushive/contract';
import { CONSTANTS, DELAYS } from './constants.js';
import type { ScreenWording, Wording } from './screen-wording.js';
import { WORDING } from './wording.js';

const features = fileURLToPath(new URL('../..', import.meta.url));
const folder = (feature: string) => `${features}/${feature}`;

/** The sources of a feature that are no catalogues, tests or stories: what its screens read. */
function sourcesOf(feature: string): string {
  const names = readdirSync(folder(feature)).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(messages(\.\w+)?|catalogue|test|stories)\.tsx?$/.test(name),
  );
  return names.map((name) => readFileSync(`${folder(feature)}/${name}`, 'utf8')).join('\n');
}

type Catalogue = Readonly<Record<string, unknown>>;

async function catalogueOf(feature: string): Promise<Catalogue> {
  const path = `${folder(feature)}/${basename(feature)}.messages.ts`;
  expect(existsSync(path), path).toBe(true);
  return ((await import(/* @vite-ignore */ path)) as { messages: Catalogue }).messages;
}

/** Every plain text of a catalogue with the first step of the way to it. */
function* textsIn(value: unknown, key: string): Generator<readonly [text: string, key: string]> {
  if (typeof value === 'string') yield [value, key];
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner, key);
  }
}

function keysOf(catalogue: Catalogue, wording: Wording): string[] {
  if (typeof wording === 'string') {
    return Object.entries(catalogue)
      .flatMap(([key, value]) => [...textsIn(value, key)])
      .flatMap(([text, key]) => (text === wording ? [key] : []));
  }
  const make = catalogue[wording.key];
  const says: unknown = typeof make === 'function' ? make(...wording.of) : undefined;
  return says === wording.says ? [wording.key] : [];
}

const textOf = (wording: Wording) => (typeof wording === 'string' ? wording : wording.says);

/** What is missing: not in the catalogue, or there but read by no screen. */
async function missingFrom({ feature, texts, byValue = [] }: ScreenWording): Promise<string[]> {
  const catalogue = await catalogueOf(feature);
  const sources = sourcesOf(feature);
  return texts.flatMap((wording) => {
    const keys = keysOf(catalogue, wording);
    if (keys.length === 0) return [`not in the catalogue: ${textOf(wording)}`];
    // As in `words.title`, or by its name, as sections are.
    const read = keys.some((key) =>
      byValue.includes(key)
        ? /\bwords\[/.test(sources)
        : new RegExp(`\\.${key}\\b|['"]${key}['"]`).test(sources),
    );
    return read ? [] : [`read by no screen: ${textOf(wording)} (${keys.join(', ')})`];
  });
}

/** A number that a source keeps to itself, as in `const REDIRECT_AFTER = 2 * SECOND;`. */
function privateNumber(path: string, name: string): number {
  const source = readFileSync(`${features}/${path}`, 'utf8');
  const [, digits = '', unit] =
    new RegExp(`const ${name} = ([\\d_]+)(?: \\* (SECOND|MINUTE))?;`).exec(source) ?? [];
  const units: Readonly<Record<string, number>> = { SECOND: contract.SECOND, MINUTE: contract.MINUTE };
  return Number(digits.replaceAll('_', '')) * (units[unit ?? ''] ?? 1);
}

describe('the numbers of the specification', () => {
  it.each(CONSTANTS)('$what', ({ is, specified }) => {
    expect(is).toEqual(specified);
  });

  it.each(DELAYS)('$what', ({ path, name, specified }) => {
    expect(privateNumber(path, name)).toBe(specified);
  });
});

describe('the wording of the specification', () => {
  it.each(WORDING)('$screen', async (screen) => {
    expect(await missingFrom(screen)).toEqual([]);
  });

  it('is not found where it is not', async () => {
    const absent = { screen: 'none', feature: 'auth', texts: ['No screen says this'] };
    expect(await missingFrom(absent)).toEqual(['not in the catalogue: No screen says this']);
  });
});
