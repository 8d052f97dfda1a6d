import { BRANDS } from './kinds/brands.js';
import { ELECTRONICS } from './kinds/electronics.js';
import { EVENTS_AND_FILES } from './kinds/events-and-files.js';
import { HOME_THINGS } from './kinds/home-things.js';
import { PERSONAL_THINGS } from './kinds/personal-things.js';
import { SUBJECTS } from './kinds/subjects.js';
import { WORK } from './kinds/work.js';
import { readLexicon, type Lexicon } from './lexicon.js';

const BASE = [HOME_THINGS, ELECTRONICS, PERSONAL_THINGS, EVENTS_AND_FILES, WORK, SUBJECTS, BRANDS];

const lexicons = new Map<string, Lexicon>();

/** The lexicon that every campus starts from, with what others add to it; each is read once. */
export function lexiconWith(...added: readonly string[]): Lexicon {
  const key = added.join('\n');
  const lexicon = lexicons.get(key) ?? readLexicon([...BASE, ...added]);
  lexicons.set(key, lexicon);
  return lexicon;
}
