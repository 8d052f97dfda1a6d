import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { hueOf } from './colour.js';

/** Folder, name and colour of a new app. */
export interface NewApp {
  /** The app's folder, which is empty or does not exist. */
  readonly folder: string;
  /** The app's name, as visitors read it. */
  readonly name: string;
  /** A colour's name or `#rrggbb`. */
  readonly colour: string;
}

/** Rules for a name, which appears in titles, on small screens and in source text. */
const MAX_NAME = 40;
const NOT_IN_NAMES = /[<>'"&\\`$\p{Cc}]/u;

/** Copies the template under a name and a colour. Where that cannot be done it throws, and leaves nothing behind. */
export function createApp({ folder, name, colour }: NewApp, template: string): void {
  const target = resolve(folder);
  const title = name.trim();
  const hue = hueOf(colour);
  if (hue === null)
    throw new Error(`"${colour}" is no colour: give #rrggbb that is not grey, or a name such as green.`);
  if (title === '' || title.length > MAX_NAME || NOT_IN_NAMES.test(title)) {
    throw new Error(`"${name}" cannot be its name: use up to ${MAX_NAME} letters, digits and spaces.`);
  }
  const exists = existsSync(target);
  if (exists && !statSync(target).isDirectory()) {
    throw new Error(`${target} is a file: choose another folder.`);
  }
  if (exists && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty: choose another folder.`);
  }
  try {
    cpSync(template, target, { recursive: true });
    fill(target, { title, hue });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    clear(target, exists);
    throw new Error(`Nothing was made in ${target}: ${reason}`, { cause: error });
  }
}

function fill(target: string, { title, hue }: { title: string; hue: number }): void {
  const key = keyOf(title);
  const change = (file: string, from: RegExp, to: string) => replaceIn(join(target, file), from, to);
  change('package.json', /"name": ".*"/, `"name": "${packageNameOf(target)}"`);
  change('index.html', /<title>.*<\/title>/, `<title>${title}</title>`);
  change('src/campus.ts', /id: '.*', key: '.*', name: '.*'/, `id: '${key}', key: '${key}', name: '${title}'`);
  change('src/brand.css', /--hue: \d+;/, `--hue: ${hue};`);
  // npm leaves files of this name out of what it packs.
  writeFileSync(join(target, '.gitignore'), 'node_modules/\ndist/\n');
}

/** Returns the key of a campus definition, made from its name: `Baobab Market 2` gives `baobabmarket2`. */
const keyOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^[0-9]+/, '') || 'ours';

const packageNameOf = (target: string) =>
  basename(target)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'app';

/** Fails where the template has changed its form, instead of leaving the template's own name in. */
function replaceIn(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Error(`the template's ${basename(file)} lacks ${from}.`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** The folder as it was found: empty, or not there. */
function clear(target: string, existed: boolean): void {
  if (!existed) return rmSync(target, { recursive: true, force: true });
  for (const file of readdirSync(target)) rmSync(join(target, file), { recursive: true, force: true });
}
