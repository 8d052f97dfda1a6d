import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { hexOf, hueOf } from './colour.js';
import { COUNTRIES, definitionOf, LANGUAGES } from './countries.js';

/** Folder, name, colour, country and languages of a new app. */
export interface NewApp {
  /** The app's folder, which is empty or does not exist. */
  readonly folder: string;
  /** The app's name, as visitors read it. */
  readonly name: string;
  /** A colour's name or `#rrggbb`. */
  readonly colour: string;
  /** ISO 3166-1: one of `COUNTRIES`. Default `GH`. */
  readonly country?: string | undefined;
  /** Some of `LANGUAGES`; the first one is the default. Default: English and French. */
  readonly languages?: readonly string[] | undefined;
}

/** Rules for a name, which appears in titles, on small screens and in source text. */
const MAX_NAME = 40;
const NOT_IN_NAMES = /[<>'"&\\`$\p{Cc}]/u;

/** Copies the template under a name and a colour. Where that cannot be done it throws, and leaves nothing behind. */
export function createApp(app: NewApp, template: string): void {
  const { folder, name, colour, country = 'GH', languages = ['en', 'fr'] } = app;
  const target = resolve(folder);
  const title = name.trim();
  const hue = hueOf(colour);
  if (hue === null)
    throw new Error(`"${colour}" is no colour: give #rrggbb that is not grey, or a name such as green.`);
  if (title === '' || title.length > MAX_NAME || NOT_IN_NAMES.test(title)) {
    throw new Error(`"${name}" cannot be its name: use up to ${MAX_NAME} letters, digits and spaces.`);
  }
  checkPlace(country, languages);
  const exists = existsSync(target);
  if (exists && !statSync(target).isDirectory()) {
    throw new Error(`${target} is a file: choose another folder.`);
  }
  if (exists && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty: choose another folder.`);
  }
  try {
    cpSync(template, target, { recursive: true });
    fill(target, { title, hue, country, languages });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    clear(target, exists);
    throw new Error(`Nothing was made in ${target}: ${reason}`, { cause: error });
  }
}

function checkPlace(country: string, languages: readonly string[]): void {
  if (!Object.hasOwn(COUNTRIES, country))
    throw new Error(
      `"${country}" is no country whose payments are known: use one of ${Object.keys(COUNTRIES).join(', ')}. For another, change campus.json afterwards.`,
    );
  const unknown = languages.find((language) => !LANGUAGES.includes(language));
  if (unknown !== undefined || languages.length === 0 || new Set(languages).size < languages.length)
    throw new Error(
      `"${languages.join(',')}" are no languages of it: use some of ${LANGUAGES.join(',')}, each once.`,
    );
}

interface Filling {
  readonly title: string;
  readonly hue: number;
  readonly country: string;
  readonly languages: readonly string[];
}

function fill(target: string, { title, hue, country, languages }: Filling): void {
  const definition = definitionOf({ key: keyOf(title), name: title, brand: hexOf(hue), country, languages });
  writeFileSync(join(target, 'campus.json'), written(definition));
  const change = (file: string, from: RegExp, to: string) => replaceIn(join(target, file), from, to);
  change('package.json', /"name": ".*"/, `"name": "${packageNameOf(target)}"`);
  change('index.html', /<title>.*<\/title>/, `<title>${title}</title>`);
  change('index.html', /<html lang=".*">/, `<html lang="${languages[0]}">`);
  change('README.md', /^# .*/, `# ${title}`);
  change('src/brand.css', /--hue: \d+;/, `--hue: ${hue};`);
  // npm leaves files of this name out of what it packs.
  writeFileSync(join(target, '.gitignore'), 'node_modules/\ndist/\n');
}

/** Returns JSON with lists of texts on one line, as people write it. */
const written = (definition: object) =>
  `${JSON.stringify(definition, null, 2).replaceAll(/\[\s+([^[\]{}]+?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`;

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
