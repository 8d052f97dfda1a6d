/**
 * Renews the line numbers of `docs/tour.md`. Each link to a line has a text of that line, which finds it again: a link such as
 * `useFavorite` in `use-favorite.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';

const TOUR = join(root, 'docs/tour.md');
const LINK = /\[`([^`]+)`\]\(\.\.\/([^)#]+)#L\d+\)/g;

export interface TourLink {
  readonly text: string;
  readonly path: string;
  /** First line with the text, from 1. 0 when the file lacks it. */
  readonly line: number;
}

/** Returns the links of the page to lines of files. */
export const tourLinks = (page = readFileSync(TOUR, 'utf8')): TourLink[] =>
  [...page.matchAll(LINK)].map(([, text = '', path = '']) => ({ text, path, line: lineOf(text, path) }));

const lineOf = (text: string, path: string): number =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

const renewed = (page: string): string =>
  page.replaceAll(
    LINK,
    (_, text: string, path: string) => `[\`${text}\`](../${path}#L${lineOf(text, path)})`,
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(TOUR, renewed(readFileSync(TOUR, 'utf8')));
