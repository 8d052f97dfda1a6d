import { BRANDS } from './kinds/brands.js';
import { ELECTRONICS } from './kinds/electronics.js';
import { EVENTS_AND_FILES } from './kinds/events-and-files.js';
import { HOME_THINGS } from './kinds/home-things.js';
import { MORE_ELECTRONICS } from './kinds/more-electronics.js';
import { MORE_EVENTS } from './kinds/more-events.js';
import { MORE_HOME } from './kinds/more-home.js';
import { MORE_PERSONAL } from './kinds/more-personal.js';
import { MORE_SUBJECTS } from './kinds/more-subjects.js';
import { MORE_WORK } from './kinds/more-work.js';
import { NARROWER_KINDS } from './kinds/narrower.js';
import { NARROWER_THINGS } from './kinds/narrower-things.js';
import { PERSONAL_THINGS } from './kinds/personal-things.js';
import { SUBJECTS } from './kinds/subjects.js';
import { WORK } from './kinds/work.js';
import { readLexicon, type Lexicon } from './lexicon.js';

const KINDS = [HOME_THINGS, ELECTRONICS, PERSONAL_THINGS, EVENTS_AND_FILES, WORK, SUBJECTS, BRANDS];
const MORE = [MORE_HOME, MORE_ELECTRONICS, MORE_PERSONAL, MORE_EVENTS, MORE_WORK, MORE_SUBJECTS];
const BASE = [...KINDS, ...MORE, NARROWER_KINDS, NARROWER_THINGS];

const lexicons = new Map<string, Lexicon>();

/** Returns the base lexicon with additions. Each combination is parsed once. */
export function lexiconWith(...added: readonly string[]): Lexicon {
  const key = added.join('\n');
  const lexicon = lexicons.get(key) ?? readLexicon([...BASE, ...added]);
  lexicons.set(key, lexicon);
  return lexicon;
}
