/// <reference types="node" />
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { ranksOf } from '../../scripts/ranks.js';
import { partSheets } from '../../scripts/styles.js';

const src = fileURLToPath(new URL('../', import.meta.url));
const sheets = await partSheets(src, src);
const weight = (name: string) => gzipSync(sheets.get(name) ?? '', { level: 9 }).length;

/** Variables that one element sets for its content. */
const LOCAL = ['--at', '--slide-from'];

/** Parts without their own styles. */
const BARE = ['back', 'class-names', 'direction', 'relative-time', 'tokens', 'unstyled-button'];

describe('the sheets of single parts', () => {
  it('cost an application with one Button no more than 5.3 KB', () => {
    expect(weight('button')).toBeGreaterThan(500);
    expect(weight('base') + weight('button')).toBeLessThanOrEqual(5.3 * 1024);
  });

  it('exist for every part that has classes', () => {
    const parts = readdirSync(src).filter((name) => existsSync(`${src}/${name}/index.ts`));
    expect(parts.length).toBeGreaterThan(40);
    const without = parts.filter((name) => !sheets.has(name) && !BARE.includes(name));
    expect(without).toEqual([]);
  });

  it('include the classes of the parts that a part uses', () => {
    expect(sheets.get('password-field')).toContain('.rounded-control');
  });

  it('use only layers that the base sheet has put in order', () => {
    const order = [...(sheets.get('base') ?? '').matchAll(/utilities\.r\d+/g)].map(([name]) => name);
    const used = new Set([...sheets.values()].flatMap((css) => css.match(/utilities\.r\d+/g) ?? []));
    expect(order.slice(0, 3)).toEqual(['utilities.r0', 'utilities.r1', 'utilities.r2']);
    expect([...used].filter((name) => !order.includes(name))).toEqual([]);
  });

  it('leave classes of a host alone that have the names of theirs', () => {
    const ofParts = [...sheets.keys()].filter(
      (name) => !['base', 'reset', 'fonts', 'aliases'].includes(name),
    );
    const open = ofParts.flatMap((name) =>
      selectorsOf(name).filter((selector) => !selector.includes(':where([data-slot],[data-slot] *)')),
    );
    expect(ofParts.length).toBeGreaterThan(40);
    expect(open).toEqual([]);
  });

  it('define and read no variable without the prefix of the kit', () => {
    const own = /^--(ch|tw|radix)-/;
    const names = [...sheets]
      .filter(([name]) => name !== 'aliases')
      .flatMap(([, css]) => css.match(/(?<=[{;]|var\()--[\w-]+/g) ?? []);
    expect(names.length).toBeGreaterThan(500);
    expect([...new Set(names)].filter((name) => !own.test(name)).sort()).toEqual(LOCAL);
  });

  it('begin the names of their animations with the prefix', () => {
    const names = [...sheets.values()].flatMap((css) => css.match(/(?<=@keyframes )[\w-]+/g) ?? []);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith('ch-'))).toEqual([]);
  });
});

describe('the sheet of aliases', () => {
  it('sets each token from its former name, in both themes', () => {
    const aliases = sheets.get('aliases') ?? '';
    for (const name of ['brand', 'line', 'radius-card', 'motion-in', 'depth-raised'])
      expect(aliases).toContain(`--ch-${name}:var(--${name})`);
    expect(aliases.match(/--brand:/g)?.length).toBeGreaterThan(1);
    expect(aliases).toContain('prefers-color-scheme:dark');
  });
});

/** Returns the selectors of a sheet that set more than variables. */
function selectorsOf(name: string): string[] {
  const found: string[] = [];
  postcss.parse(sheets.get(name) ?? '').walkRules((rule) => {
    const parent = rule.parent;
    if (parent?.type === 'atrule' && 'params' in parent && parent.params === 'properties') return;
    const sets = rule.nodes.some((node) => node.type === 'decl' && !/^(--|color-scheme$)/.test(node.prop));
    const inNames =
      parent?.type === 'atrule' && 'name' in parent && /keyframes|property/.test(String(parent.name));
    if (sets && !inNames) found.push(...rule.selectors);
  });
  return found;
}

describe('the base sheet', () => {
  const ofKit = /\[data-slot|^\[data-theme\]:where\(:not\(:root\)\)$/;

  it('applies only to elements of the kit, while the reset applies to elements of the page', () => {
    expect(selectorsOf('base').length).toBeGreaterThan(60);
    expect(selectorsOf('base').filter((selector) => !ofKit.test(selector))).toEqual([]);
    expect(selectorsOf('reset')).toEqual(expect.arrayContaining(['h1', 'ol', 'a', 'textarea']));
  });

  it('defines the colour variables, which the reset does not', () => {
    expect(sheets.get('reset')).not.toContain('oklch(');
    expect(sheets.get('base')).toContain('oklch(');
  });
});

describe('ranksOf', () => {
  const utilities = postcss.parse(`
    .p-4 { padding: 1rem }
    .px-2 { padding-inline: .5rem }
    .px-3 { padding-inline: .75rem }
    .bg-fg { background-color: black }
    .hover\\:bg-brand { &:hover { background-color: gold } }
    @media (width >= 40rem) { .sm\\:p-8 { padding: 2rem } .sm\\:p-6 { padding: 1.5rem } }`).nodes;
  const ranks = ranksOf(utilities);

  it.each([
    ['.p-4', 0],
    ['.px-2', 1],
    ['.px-3', 1],
    ['.bg-fg', 0],
    ['.hover\\:bg-brand', 1],
    ['.sm\\:p-8', 2],
    ['.sm\\:p-6', 2],
  ])('gives %s the rank %d', (selector, rank) => {
    expect(ranks.get(selector)).toBe(rank);
  });
});
