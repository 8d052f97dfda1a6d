/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTokens, type Tokens, validate } from '../../scripts/token-file.js';
import { contentsOf, generate } from '../../scripts/tokens.js';

const home = new URL('../../', import.meta.url);
const tokens = readTokens();
const files = await generate(tokens);
const contents = contentsOf(tokens);

/** Files that must change with a token. Figma's variables hold colours and lengths only. */
const STYLES = ['css/tokens.css', 'css/aliases.css', 'css/tailwind.css', 'css/scales.css'];
const TABLES = ['src/tokens/tokens.mdx'];
const FIGMA = ['tokens/figma.light.json', 'tokens/figma.dark.json'];
const FIGMA_TYPES = ['color', 'dimension'];

type Json = string | number | Json[] | { [name: string]: Json };
interface Leaf {
  path: string[];
  type: string;
}

/** Returns every token of the file: its path, and the type of its group. */
function leavesOf(node: Json, path: string[] = [], type = ''): Leaf[] {
  if (typeof node !== 'object' || Array.isArray(node)) return [];
  if ('$value' in node) return [{ path, type }];
  const own = typeof node['$type'] === 'string' ? node['$type'] : type;
  return Object.entries(node).flatMap(([name, child]) => leavesOf(child, [...path, name], own));
}

/** Returns a different value of the same type. */
function changed(value: Json): Json {
  if (typeof value === 'number') return value === 0 ? 1 : value * 0.75;
  if (typeof value === 'string')
    return value.startsWith('{') ? { colorSpace: 'oklch', components: [0.5, 0.1, 120] } : `${value} New`;
  if (Array.isArray(value)) return value.map(changed);
  if ('unit' in value) return { ...value, value: changed(value['value'] ?? 0) };
  if ('blur' in value) return { ...value, blur: changed(value['blur'] ?? 0) };
  return { ...value, components: changed(value['components'] ?? []) };
}

function withChange({ path }: Leaf): Tokens {
  const copy = structuredClone(tokens) as unknown as Json;
  let node = copy;
  for (const name of path) node = (node as Record<string, Json>)[name] ?? {};
  const token = node as Record<string, Json>;
  token['$value'] = changed(token['$value'] ?? '');
  return copy as unknown as Tokens;
}

describe('the token file', () => {
  it('is in the format of the Design Tokens Community Group', async () => {
    expect(await validate(tokens)).toBe(leavesOf(tokens as unknown as Json).length);
  });

  it.each([
    ['a length without a unit', { radius: { $type: 'dimension', card: { $value: { value: 1 } } } }],
    ['an alias of nothing', { light: { $type: 'color', focus: { $value: '{light.gone}' } } }],
  ])('is refused with %s', async (_what, mistake) => {
    await expect(validate(mistake)).rejects.toThrow();
  });
});

describe('the files generated from the token file', () => {
  it.each(Object.keys(files))('contain %s in its current state', (path) => {
    const hint = 'Run `node packages/ui/scripts/tokens.ts`.';
    expect(readFileSync(new URL(path, home), 'utf8'), hint).toBe(files[path]);
  });

  it('give Figma every colour of both themes', () => {
    const colours = ['light', 'dark'].map((theme) => {
      const { color } = JSON.parse(files[`tokens/figma.${theme}.json`] ?? '{}') as { color: object };
      return Object.keys(color);
    });
    expect(colours[0]?.length).toBeGreaterThan(40);
    expect(colours[1]).toEqual(colours[0]);
  });

  it.each(leavesOf(tokens as unknown as Json).map((leaf) => [leaf.path.join('.'), leaf] as const))(
    'follow a change of %s',
    (_name, leaf) => {
      const next = contentsOf(withChange(leaf));
      const moved = (paths: string[]) => paths.filter((path) => next[path] !== contents[path]);
      expect(moved(STYLES)).not.toEqual([]);
      expect(moved(TABLES)).toEqual(TABLES);
      if (FIGMA_TYPES.includes(leaf.type)) expect(moved(FIGMA)).not.toEqual([]);
    },
  );
});
