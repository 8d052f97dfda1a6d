import { readFileSync } from 'node:fs';
import { root } from '../run.ts';

/** A file that docs/packages.md says to write. */
export interface WrittenFile {
  readonly path: string;
  readonly code: string;
}

/** A chapter of docs/packages.md. */
function chapter(title: string): string {
  const text = readFileSync(`${root}/docs/packages.md`, 'utf8');
  const [, after = ''] = text.split(`\n## ${title}\n`);
  const [own = ''] = after.split('\n## ');
  return own;
}

/** The files that a chapter says to write; each block of code begins with its path. */
export function writtenFiles(title: string): WrittenFile[] {
  const blocks = chapter(title).matchAll(
    /^```\w+\n(?:\/\/|\/\*|<!--) ([\w./-]+)(?: \*\/| -->)?\n([^]*?)^```$/gm,
  );
  return [...blocks].map(([, path = '', code = '']) => ({ path, code }));
}

/** What a chapter says to install. */
export function installed(title: string): string[] {
  const lines = chapter(title).matchAll(/^pnpm add (?:-D )?(.+)$/gm);
  return [...lines].flatMap(([, names = '']) => names.split(' '));
}
