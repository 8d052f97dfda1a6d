/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { describe, expect, it } from 'vitest';
import { partSources } from '../../scripts/styles.js';

const css = fileURLToPath(new URL('../../css/', import.meta.url));

/** Returns the utilities that Tailwind generates for class names, and the variables behind them. */
async function built(imports: string[], classes: string[]): Promise<string> {
  const entry = [`@import 'tailwindcss' source(none);`, ...imports.map((path) => `@import '${path}';`)].join(
    '\n',
  );
  const compiler = await compile(entry, { base: css, onDependency: () => undefined });
  return compiler.build(classes);
}

/** Returns the rules of a layer, joined from all its blocks. */
function layer(text: string, name: string): string {
  const [, ...parts] = text.split(new RegExp(`^@layer ${name} \\{$`, 'm'));
  return parts.map((part) => part.slice(0, part.indexOf('\n}'))).join('\n');
}

const COLOURS = ['bg-blue-500', 'text-red-700', 'border-white', 'bg-black/50', 'ring-emerald-300'];
const SIZES = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-9xl'];
const SHAPES = [
  'rounded',
  'rounded-sm',
  'rounded-lg',
  'rounded-2xl',
  'rounded-full',
  'shadow',
  'shadow-md',
  'shadow-2xl',
];
const FACES = ['font-sans', 'font-serif', 'font-mono', 'leading-tight', 'tracking-wide', 'font-bold'];
const MOTION = ['transition', 'ease-out', 'ease-in-out', 'duration-300', 'animate-spin', 'animate-pulse'];
const PLACES = [
  'p-4',
  'mt-96',
  'max-w-3xl',
  'gap-px',
  'sm:p-8',
  '2xl:p-2',
  'dark:bg-black',
  'container',
  'z-50',
];
const HOSTS = [...COLOURS, ...SIZES, ...SHAPES, ...FACES, ...MOTION, ...PLACES];

describe('theme.css in an application with Tailwind', () => {
  it('leaves every class of the host as it is', async () => {
    const [without, beside] = await Promise.all([built([], HOSTS), built(['./theme.css'], HOSTS)]);
    expect(layer(without, 'utilities')).toContain('--color-blue-500');
    expect(layer(beside, 'utilities')).toBe(layer(without, 'utilities'));
  });

  it('keeps the theme values behind the classes of the host', async () => {
    const [without, beside] = await Promise.all([built([], HOSTS), built(['./theme.css'], HOSTS)]);
    const values = (text: string) => layer(text, 'theme').match(/--[\w-]+: [^;]+;/g) ?? [];
    expect(values(without).length).toBeGreaterThan(30);
    expect(values(beside)).toEqual(expect.arrayContaining(values(without)));
  });

  it('keeps the values of the host when it has changed the scales of Tailwind', async () => {
    const entry = `@import 'tailwindcss' source(none);\n@theme { --text-sm: 15px; --spacing: 5px; --font-sans: Inter; }\n@import './theme.css';`;
    const compiler = await compile(entry, { base: css, onDependency: () => undefined });
    const text = compiler.build(['text-sm', 'p-4', 'font-sans']);
    for (const value of ['--text-sm: 15px', '--spacing: 5px', '--font-sans: Inter'])
      expect(text).toContain(value);
  });

  it('fails the build of a host whose Tailwind has a prefix, with the reason', async () => {
    const entry = `@import 'tailwindcss' source(none) prefix(tw);\n@import './theme.css';`;
    await expect(compile(entry, { base: css, onDependency: () => undefined })).rejects.toThrow(
      /campushive-needs-tailwindcss-without-prefix/,
    );
  });

  it('leaves the variables of the host alone', async () => {
    const text = await built(['./theme.css'], []);
    const set = [...text.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name);
    // The kit sizes its parts by the unit of the host.
    const own = await built([], ['p-4']);
    expect(set.length).toBeGreaterThan(100);
    expect(set.filter((name) => !/^--(ch|tw)-/.test(name) && !own.includes(`${name}:`))).toEqual([]);
  });

  it('leaves the page and its headings as they are', async () => {
    const text = layer(await built(['./theme.css'], []), 'base');
    expect(text).not.toMatch(/:root \{[^}]*background-color/);
    expect(text).not.toContain('--text-headline');
  });
});

describe('theme-base.css with the sources of a part', () => {
  /** Returns the size of a host's sheet, compressed, with the files of the given parts as its sources. */
  async function weigh(parts: readonly string[]): Promise<number> {
    const src = fileURLToPath(new URL('../', import.meta.url));
    const sheets = partSources(src, src);
    const files = parts.flatMap((part) => [...(sheets.get(part) ?? '').matchAll(/@source '(.+)';/g)]);
    const found = new Scanner({}).scanFiles(
      files.map(([, file = '']) => ({ content: readFileSync(`${src}${file}`, 'utf8'), extension: 'tsx' })),
    );
    const entry = parts.length === 0 ? [] : ['./theme-base.css'];
    return gzipSync(optimize(await built(entry, found), { minify: true }).code, { level: 9 }).length;
  }

  it('adds no more than 6 KB to a host with one Button', async () => {
    const added = (await weigh(['button'])) - (await weigh([]));
    expect(added).toBeGreaterThan(2_000);
    expect(added).toBeLessThanOrEqual(6 * 1024);
  });

  it('includes the sources of the parts that a part uses, and no tests', () => {
    const src = fileURLToPath(new URL('../', import.meta.url));
    const sources = partSources(src, `${src}x`).get('button') ?? '';
    expect(sources).toContain("@source '../spinner/late-spinner.tsx';");
    expect(sources).not.toContain('.test.');
  });
});

describe('app.css', () => {
  it('omits Tailwind classes outside the scales of the kit', async () => {
    const text = await built(
      ['./app.css'],
      ['bg-blue-500', 'text-3xl', 'rounded-lg', 'shadow-md', 'rounded-card'],
    );
    expect(layer(text, 'utilities')).toContain('rounded-card');
    expect(layer(text, 'utilities')).not.toMatch(/blue|3xl|rounded-lg|shadow-md/);
  });

  // Such classes would use a host's values with theme.css, and would be missing with app.css.
  it('omits no class that the kit or a screen uses', () => {
    const packages = fileURLToPath(new URL('../../../', import.meta.url));
    const files = globSync('{ui,features}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
      (path) => !/\.(test|stories)\.tsx?$/.test(path),
    );
    const tailwinds =
      /(?<=[\s"'`:])(text-(lg|xl|\dxl)|rounded-(xs|sm|md|lg|xl|\dxl)|shadow-(xs|sm|md|lg|xl|\dxl)|animate-(spin|pulse|ping|bounce)|dark:[a-z-]+)(?=[\s"'`])/g;
    const used = files.flatMap((path) =>
      [...readFileSync(`${packages}${path}`, 'utf8').matchAll(tailwinds)].map(([name]) => `${path}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(used).toEqual([]);
  });
});
