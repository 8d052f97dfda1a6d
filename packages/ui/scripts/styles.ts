import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { classesOf, isLayer, layerOf, ranksOf } from './ranks.ts';
import { ownNames, themeNames } from './own-names.ts';
import { onlyElements, scoped } from './scope.ts';

// Compiled as if it were in dist, so that the fonts' addresses are relative to it.
const entryOf = (sheet: string): string =>
  `@import 'tailwindcss' source(none);\n${sheet
    .split(' ')
    .map((name) => `@import '../css/${name}.css';`)
    .join('\n')}\n`;

const WHOLE = entryOf('app');
// Without rules for the page and its headings, which belong to the host.
const PARTS = entryOf('scales theme');
const ALIASES = "@import '../css/theme-dark.css';\n@import '../css/aliases.css';\n";

async function build(entry: string, files: readonly string[], base: string): Promise<string> {
  const compiler = await compile(entry, { base, shouldRewriteUrls: true, onDependency: () => undefined });
  const scanner = new Scanner({});
  const found = scanner.scanFiles(
    files.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'js' })),
  );
  return compiler.build(found);
}

function small(css: string): string {
  return optimize(css, { minify: true }).code;
}

/** Returns every script in a folder, recursively. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|tsx?)$/.test(path) && !/\.(test|stories|d)\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

/** Returns a script and everything that it imports from the kit, including lazy imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  const path = [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(existsSync);
  if (path === undefined || seen.has(path)) return seen;
  seen.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
  for (const [, target = ''] of imports) withImports(join(dirname(path), target), seen);
  return seen;
}

/** Builds the whole kit as one sheet, for hosts without Tailwind. */
export async function fullSheet(folder: string, base: string): Promise<string> {
  const css = await build(WHOLE, scriptsIn(folder), base);
  return small(ownNames(css, themeNames(css)));
}

/**
 * Builds the kit as separate sheets, by name: `base` with the variables and the rules for elements of the kit, `reset` with the same rules
 * for all elements of the page, `fonts`, `aliases` with the former names of the tokens, and a sheet for each part with its classes and those of its imports. After the base, the sheets
 * may load in any order.
 */
export async function partSheets(folder: string, base: string): Promise<ReadonlyMap<string, string>> {
  const nodes = await build(PARTS, scriptsIn(folder), base);
  const ranks = ranksOf(layerOf(nodes, 'utilities'));
  const theme = themeNames(nodes);
  const finish = (css: string) => small(ownNames(css, theme));
  const names = [...Array(Math.max(...ranks.values()) + 1).keys()].map((rank) => `utilities.r${rank}`);
  const sheets = new Map([
    ['base', finish(baseOf(scoped(withoutClasses(nodes)), names))],
    ['reset', finish(`${LAYERS}\n${onlyElements(withoutClasses(nodes))}`)],
    ['fonts', small(only(nodes, isFont))],
    ['aliases', small(only(await build(ALIASES, [], base), isVariables))],
  ]);
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((dirent) =>
    dirent.isDirectory(),
  )) {
    const index = [join(folder, name, 'index.js'), join(folder, name, 'index.ts')].find(existsSync);
    if (index === undefined) continue;
    const css = await build(PARTS, [...withImports(index)], base);
    if (layerOf(css, 'utilities').length > 0) sheets.set(name, finish(partOf(css, ranks)));
  }
  return sheets;
}

/**
 * Returns a sheet of sources for each part, by its name, for hosts with Tailwind: it scans the files of the part and of its imports only.
 * `to` is the folder of the sheets.
 */
export function partSources(folder: string, to: string): ReadonlyMap<string, string> {
  const sheets = new Map<string, string>();
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((dirent) =>
    dirent.isDirectory(),
  )) {
    const index = [join(folder, name, 'index.js'), join(folder, name, 'index.ts')].find(existsSync);
    if (index === undefined) continue;
    const files = [...withImports(index)].map((file) => relative(to, file).replaceAll('\\', '/')).sort();
    sheets.set(name, files.map((file) => `@source '${file}';\n`).join(''));
  }
  return sheets;
}

/** Returns the tokens that the classes of each part use, by the part's name. Tokens of other parts inside it count for those parts. */
export async function tokensOfParts(folder: string, base: string): Promise<ReadonlyMap<string, string[]>> {
  const tokens = new Set(readFileSync(join(base, '../css/tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g));
  const css = layerOf(await build(PARTS, scriptsIn(folder), base), 'utilities');
  const used = classesOf(css).map(({ selector, node }) => ({
    selector: selector.replaceAll('\\', ''),
    names: [...node.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  }));
  const found = new Map<string, string[]>();
  for (const part of readdirSync(folder)) {
    if (!existsSync(join(folder, part, 'index.ts'))) continue;
    const classes = new Scanner({}).scanFiles(
      scriptsIn(join(folder, part)).map((file) => ({
        content: readFileSync(file, 'utf8'),
        extension: 'tsx',
      })),
    );
    const names = used
      .filter(({ selector }) => classes.some((name) => isOfClass(selector, name)))
      .flatMap((one) => one.names);
    found.set(part, [...new Set(names.filter((name) => tokens.has(name)))].sort());
  }
  return found;
}

/** Returns true when the selector is of the class: `.hover:bg-fill:hover` is of `hover:bg-fill`. */
const isOfClass = (selector: string, name: string): boolean =>
  selector.startsWith(`.${name}`) && !/^[\w/.-]/.test(selector.slice(name.length + 1));

const LAYERS = '@layer theme, base, components, utilities;';

/** Builds the base sheet shared by all parts. It declares the layer order once for all of them. */
function baseOf(css: string, names: readonly string[]): string {
  return `${LAYERS}\n@layer ${names.join(', ')};\n${css}`;
}

/** Returns a sheet without classes, and without faces. */
function withoutClasses(css: string): string {
  const root = postcss.parse(css);
  root.each((node) => {
    if (isLayer(node, 'utilities') || isOfClasses(node) || isFont(node)) node.remove();
  });
  return root.toString();
}

/** Returns the classes of a part, each in the layer of its rank. */
function partOf(css: string, ranks: ReadonlyMap<string, number>): string {
  const sheet: Root = postcss.root();
  const layers = new Map<number, AtRule>();
  for (const { selector, node } of classesOf(layerOf(css, 'utilities'))) {
    const rank = ranks.get(selector);
    if (rank === undefined) throw new Error(`${selector} of a part is not in the sheet of the whole kit.`);
    const layer =
      layers.get(rank) ?? postcss.atRule({ name: 'layer', params: `utilities.r${rank}`, nodes: [] });
    layers.set(rank, layer);
    layer.append(node.clone());
  }
  for (const [, layer] of [...layers].sort(([one], [other]) => one - other)) sheet.append(layer);
  return `${sheet.toString()}\n${only(css, isOfClasses)}`;
}

/** Returns the rules of a sheet that match. */
function only(css: string, matches: (node: ChildNode) => boolean): string {
  const nodes = postcss.parse(css).nodes.filter(matches);
  return nodes.map((node) => node.toString()).join('\n');
}

/**
 * Recognises rules that classes depend on, such as Tailwind's variables behind `shadow-raised`: each sheet includes the ones it needs.
 */
function isOfClasses(node: ChildNode): boolean {
  return (
    (node.type === 'atrule' && ['property', 'keyframes'].includes(node.name)) || isLayer(node, 'properties')
  );
}

/** Recognises the rules of the aliases, which set variables only. */
function isVariables(node: ChildNode): boolean {
  return node.type === 'rule' || (node.type === 'atrule' && node.name === 'media');
}

function isFont(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'font-face';
}
