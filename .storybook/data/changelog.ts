import { readFileSync } from 'node:fs';
import { kit } from './parts.ts';

export interface Change {
  version: string;
  text: string;
}

/** Returns the entries of the kit's changelog that mention each name. */
export function readChanges(names: readonly string[], text = readChangelog()): Map<string, Change[]> {
  const found = new Map<string, Change[]>(names.map((name) => [name, []]));
  for (const release of text.split(/^## /m).slice(1)) {
    const [version = '', ...lines] = release.split('\n');
    for (const entry of lines.join('\n').split(/^- /m).slice(1)) {
      const words =
        entry
          .split(/\n(?!\s)/)[0]
          ?.replaceAll(/\s+/g, ' ')
          .trim() ?? '';
      for (const name of names)
        if (new RegExp(`\\b${name}\\b`).test(words))
          found.get(name)?.push({ version: version.trim(), text: words });
    }
  }
  return found;
}

const readChangelog = () => readFileSync(`${kit}/CHANGELOG.md`, 'utf8');
