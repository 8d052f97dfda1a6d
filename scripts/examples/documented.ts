import { readFileSync } from 'node:fs';
import { root } from '../run.ts';

/** A file of an application in docs/packages.md. */
export interface WrittenFile {
  readonly path: string;
  readonly code: string;
}

/** Returns a chapter of docs/packages.md. */
function chapter(title: string): string {
  const text = readFileSync(`${root}/docs/packages.md`, 'utf8');
  const [, after = ''] = text.split(`\n## ${title}\n`);
  const [own = ''] = after.split('\n## ');
  return own;
}

/** Returns the files in a chapter. Each code block starts with its path. */
export function writtenFiles(title: string): WrittenFile[] {
  const blocks = chapter(title).matchAll(
    /^```\w+\n(?:\/\/|\/\*|<!--) ([\w./-]+)(?: \*\/| -->)?\n([^]*?)^```$/gm,
  );
  return [...blocks].map(([, path = '', code = '']) => ({ path, code }));
}

/** Returns the packages that a chapter installs. */
export function installed(title: string): string[] {
  const lines = chapter(title).matchAll(/^pnpm add (?:-D )?(.+)$/gm);
  return [...lines].flatMap(([, names = '']) => names.split(' '));
}
