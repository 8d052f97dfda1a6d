import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../packages/features/src/kernel/ports.ts';
import { installed, writtenFiles } from './examples/documented.ts';
import { tourLinks } from './tour.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,packages/*,campuses/*,examples/*}/*.md', { cwd: root }),
];
/** Records by their path in `docs/decisions`; superseded ones are in `history`. */
const DECISIONS = globSync('{*,history/*}.md', { cwd: join(root, 'docs/decisions') });

/** Returns the targets of relative links, `](path)` and `](path#part)`, without other sites. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) => path);

/** Returns code spans that are paths from the root. Placeholders and patterns do not count. */
const pathsOf = (text: string) =>
  [
    ...text.matchAll(
      /`((?:packages|apps|docs|scripts|e2e|bench|campuses|examples|simulator|deploy|\.storybook)\/[^`\s]*)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>*{}…]/.test(path));

/** Returns code spans that name a file, with or without folders. `use-x.ts` and `x.messages.ts` stand for any name. */
const filesOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|js|css|json|ya?ml|md|sql))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/^(use-)?x[.-]/.test(file) && !BUILT.test(file));

/** Style sheets of single parts, which the build of the kit writes. */
const BUILT = /^styles\/[\w-]+\.css$/;

const FILES = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const exists = (name: string) => FILES.some((file) => file === name || file.endsWith(`/${name}`));

/** Returns the script names after `pnpm` at the start of a code span or of a line of a code block. */
const scriptsOf = (text: string) =>
  [...text.matchAll(/(?:`|^(?:\w+=\S+ )*)pnpm ([a-z][\w:-]*)/gm)].map(([, name = '']) => name);

const PNPM_OWN = ['install', 'exec', 'dlx', 'add', 'audit', 'vitest', 'vite', 'playwright', 'shop'];

describe('the references of the docs', () => {
  it('are found in all pages together', () => {
    const all = PAGES.map(read).join('\n');
    expect(PAGES.length).toBeGreaterThan(8);
    expect(linksOf(all).length).toBeGreaterThan(20);
    expect(pathsOf(all).length).toBeGreaterThan(30);
    expect(filesOf(all).length).toBeGreaterThan(100);
    expect(scriptsOf(all).length).toBeGreaterThan(20);
  });

  it.each(PAGES)('in %s link to existing files', (page) => {
    const missing = linksOf(read(page)).filter((path) => !existsSync(join(root, dirname(page), path)));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('in %s name existing files', (page) => {
    const missing = pathsOf(read(page)).filter((path) => !existsSync(join(root, path)));
    const unknown = filesOf(read(page)).filter((file) => !exists(file));
    expect([...missing, ...unknown]).toEqual([]);
  });

  it.each(PAGES)('in %s name existing commands', (page) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const missing = scriptsOf(read(page)).filter((name) => !(name in scripts) && !PNPM_OWN.includes(name));
    expect(missing).toEqual([]);
  });
});

describe('the tour', () => {
  it('links each text to a file that contains it', () => {
    const links = tourLinks();
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ line }) => line === 0)).toEqual([]);
  });

  it('fits on 120 lines', () => {
    expect(read('docs/tour.md').split('\n').length).toBeLessThanOrEqual(121);
  });
});

describe('the ports', () => {
  const PORTS: Readonly<Record<keyof Ports, true>> = {
    client: true,
    session: true,
    realtime: true,
    navigation: true,
    clock: true,
    storage: true,
    traffic: true,
    passkeys: true,
    device: true,
    reader: true,
  };

  it.each([
    'docs/architecture.md',
    'docs/packages.md',
    'packages/features/README.md',
    'packages/browser/README.md',
  ])('are each named in %s', (page) => {
    const text = read(page);
    expect(Object.keys(PORTS).filter((port) => !text.includes(`\`${port}\``))).toEqual([]);
  });

  it('are listed with every other entry in the README of the browser package', () => {
    const text = read('packages/browser/README.md');
    const entries = globSync('packages/browser/src/*/index.ts', { cwd: root }).map(
      (file) => file.split('/')[3],
    );
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((entry) => !text.includes(`\`${entry}\``))).toEqual([]);
  });
});

describe('the applications of docs/packages.md', () => {
  const manifest = JSON.parse(read('examples/foreign-vite/package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const files = writtenFiles('The whole way, on a server');

  it('contain the files of the example verbatim', () => {
    expect(files.length).toBeGreaterThan(4);
    for (const { path, code } of files) expect(code, path).toBe(read(`examples/foreign-vite/${path}`));
  });

  it('have their ports in the README of the browser package, too', () => {
    expect(read('packages/browser/README.md')).toContain(
      `\`\`\`ts\n${read('examples/foreign-vite/src/ports.ts')}\`\`\``,
    );
  });

  it('leave out no source file of the example', () => {
    const shown = [...writtenFiles('A first screen'), ...files].map(({ path }) => path);
    const all = globSync('**/*.{ts,tsx}', { cwd: join(root, 'examples/foreign-vite') });
    expect(all.length).toBeGreaterThan(4);
    expect(all.filter((path) => !path.includes('node_modules') && !shown.includes(path))).toEqual([]);
  });

  it('install the packages of the example, with a campus and the testing package instead of the browser package', () => {
    const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
    const first = names.filter((name) => name !== '@campushive/browser');
    const further = ['@campushive/campus-ghana', '@campushive/testing'];
    expect(installed('A first screen').sort()).toEqual([...first, ...further].sort());
  });
});

const isSuperseded = (name: string) => name.startsWith('history/');
const numberOf = (name: string) => basename(name).slice(0, 4);

describe('the decision records', () => {
  it('are numbered without gaps', () => {
    expect(DECISIONS.length).toBeGreaterThan(20);
    const numbers = DECISIONS.map((name) => Number(numberOf(name))).sort((a, b) => a - b);
    expect(numbers).toEqual(DECISIONS.map((_, index) => index + 1));
  });

  it.each(DECISIONS)('include %s with its number, its parts and working links', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(new RegExp(String.raw`^# ${Number(numberOf(name))}\. `));
    for (const part of ['Status', 'Context', 'Decision', 'Price', 'Alternatives'])
      expect(text).toContain(`\n**${part}.**`);
    expect(text).toMatch(isSuperseded(name) ? /\*\*Status\.\*\* Superseded/ : /\*\*Status\.\*\* Accepted/);
    const folder = join(root, 'docs/decisions', dirname(name));
    for (const path of linksOf(text)) expect(existsSync(join(folder, path)), path).toBe(true);
  });

  it.each(DECISIONS.filter((name) => !isSuperseded(name)))('name only existing files in %s', (name) => {
    const text = read(`docs/decisions/${name}`);
    const missing = pathsOf(text).filter((path) => !existsSync(join(root, path)));
    const unknown = filesOf(text).filter((file) => !exists(file));
    expect([...missing, ...unknown]).toEqual([]);
  });
});
