/// <reference types="node" />
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const subpaths = readdirSync(folder)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, folder)))
  .sort();

async function namesOf(subpath: string): Promise<string[]> {
  const module = (await import(`./${subpath}/index.ts`)) as Record<string, unknown>;
  return Object.keys(module).sort();
}

/** The public API: removing or changing an export breaks an app, so this snapshot must change with it. */
describe('the exports of the kit', () => {
  it('match the list of names by subpath', async () => {
    const lines = await Promise.all(
      subpaths.map(async (subpath) => `${subpath}: ${(await namesOf(subpath)).join(', ')}`),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./exports.snapshot.txt');
  });

  it('include the names of all subpaths at the root', async () => {
    const whole = new Set(Object.keys(await import('./index.js')));
    const names = await Promise.all(subpaths.map(namesOf));
    expect(names.flat().filter((name) => !whole.has(name))).toEqual([]);
  });
});
