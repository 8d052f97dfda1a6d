import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/** A labelled message: `ok`, or the warning that it deserves. */
export interface Labelled {
  readonly language: string;
  readonly label: string;
  readonly text: string;
}

const FOLDER = join(root, 'campuses/ghana/scam-messages');

/** Returns the labelled messages of a folder: a file for each language, a line for each message. The model is trained with those of `''`. */
export const labelledIn = (folder: '' | 'held-out' | 'unseen' | 'fresh' | 'last'): Labelled[] =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(FOLDER, folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [label = '', text = ''] = line.split('\t');
          return { language: name.replace('.tsv', ''), label, text };
        }),
    );
