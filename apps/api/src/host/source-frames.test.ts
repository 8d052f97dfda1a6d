import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createLocateFrame } from './source-frames.js';

const CODE = "export function fail() {\n  throw new Error('It failed');\n}\n";
/** Maps the three lines of {@link CODE} to lines 4 to 6 of its source. */
const MAP = { version: 3, sources: ['../src/fail.ts'], names: [], mappings: 'AAGA;EACE;AACF' };

/** Writes a bundle with its source map, and returns its address. */
function writeBundle(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'frames-')), 'main.js');
  writeFileSync(file, CODE);
  writeFileSync(`${file}.map`, JSON.stringify(MAP));
  return pathToFileURL(file).href;
}

it('maps a stack frame of the bundle to its source', () => {
  const bundle = writeBundle();
  const located = createLocateFrame()(`    at fail (${bundle}:2:9)`);
  expect(located).toMatch(/^ {4}at fail \(.*\/src\/fail\.ts:5:9\)$/);
});

it('leaves stack frames without a source map and frames of Node unchanged', () => {
  for (const frame of [
    '    at file:///nowhere/main.js:3:1',
    '    at node:internal/timers:10:5',
    '    at <anonymous>',
  ])
    expect(createLocateFrame()(frame)).toBe(frame);
});
