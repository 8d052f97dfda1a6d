/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CampusError, checkCampus, parseCampusJson } from '../campus/read-campus.js';

const USAGE = `campushive check <file>...
  Checks campus definitions: JSON, or a module that exports the definition as "campus" or by default.`;

/** Runs the package's command, and returns its exit code: 1 when a definition has a mistake. */
export async function command(args: readonly string[], say: (line: string) => void): Promise<number> {
  const [name, ...files] = args;
  if (name !== 'check' || files.length === 0) {
    say(USAGE);
    return name === '--help' || name === '-h' ? 0 : 1;
  }
  let code = 0;
  for (const file of files) {
    const mistakes = await mistakesIn(file);
    for (const mistake of mistakes) say(`${file}: ${mistake}`);
    if (mistakes.length > 0) code = 1;
    say(mistakes.length === 0 ? `${file}: no mistakes` : `${mistakes.length} to correct in ${file}`);
  }
  return code;
}

/** Returns one line a mistake. A module that calls `defineCampus` throws them while it is loaded. */
async function mistakesIn(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return ['there is no such file'];
  try {
    return checkCampus(
      file.endsWith('.json') ? parseCampusJson(readFileSync(file, 'utf8'), 'the file') : await load(file),
    ).mistakes;
  } catch (error) {
    // The module may bring another copy of this package, whose class is not ours.
    if (
      error instanceof Error &&
      error.name === 'CampusError' &&
      'mistakes' in error &&
      Array.isArray(error.mistakes)
    )
      return error.mistakes.map(String);
    throw error;
  }
}

async function load(file: string): Promise<unknown> {
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href);
  const { campus, default: standard }: { campus?: unknown; default?: unknown } = Object(loaded);
  const definition = campus ?? standard;
  if (definition === undefined)
    throw new CampusError(['it must export the definition as "campus" or by default']);
  return definition;
}
