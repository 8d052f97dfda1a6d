import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { folderOf, PUBLISHED } from './published.ts';
import { root } from '../run.ts';

/** A paragraph or a list item of a changelog, on one line. */
export interface Change {
  /** Name of the package without its scope, such as `ui`. */
  readonly package: string;
  readonly text: string;
}

const HEAD = /^---\n([^]*?)\n---\n([^]*)$/;

/** Returns the changes since a version: those of pending changesets, and those of the changelogs above that version. */
export function changesSince(version: string, folder = root): readonly Change[] {
  return [...pendingChanges(folder), ...releasedChanges(version, folder)];
}

/** Names of the published packages by a changeset's line, such as `'@campushive/ui': minor`. */
const RAISED = /^'@campushive\/([\w-]+)': (?:minor|major)$/gm;

/** Reads the changesets. Each counts for the packages whose minor version it raises. */
function pendingChanges(repository: string): Change[] {
  const folder = `${repository}/.changeset`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => {
      const [, head = '', body = ''] = HEAD.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
      const raised = [...head.matchAll(RAISED)].map(([, name = '']) => name);
      return raised.flatMap((name) => blocksOf(body).map((text) => ({ package: name, text })));
    });
}

function releasedChanges(version: string, repository: string): Change[] {
  return PUBLISHED.flatMap((name) => {
    const file = `${repository}/${folderOf(name)}/CHANGELOG.md`;
    if (!existsSync(file)) return [];
    const [newer = ''] = readFileSync(file, 'utf8').split(`\n## ${version}\n`);
    const minor = [...newer.matchAll(/^### (?:Minor|Major) Changes\n([^]*?)(?=^##|$(?![^]))/gm)];
    return minor.flatMap(([, section = '']) =>
      blocksOf(unwrapped(section)).map((text) => ({ package: name, text })),
    );
  });
}

/** Takes the entries of a changelog apart again: the lines below the first are indented. */
const unwrapped = (section: string): string => section.replaceAll(/^ {2}/gm, '');

/** Splits Markdown into its paragraphs and list items. Lines of one are joined. */
function blocksOf(body: string): string[] {
  return body
    .split(/\n\n+|\n(?=- )/)
    .map((block) =>
      block
        .trim()
        .replace(/^- /, '')
        .replaceAll(/\s*\n\s*/g, ' '),
    )
    .filter((block) => block !== '');
}
