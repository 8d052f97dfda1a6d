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
import { RELATED } from './kinds/related.js';
import { SIGNS_ERRANDS } from './kinds/signs-errands.js';
import { SIGNS_EVENTS } from './kinds/signs-events.js';
import { SIGNS_HOME } from './kinds/signs-home.js';
import { SIGNS_OF_ACTIVITIES } from './kinds/signs-of-activities.js';
import { SIGNS_OF_THINGS } from './kinds/signs-of-things.js';
import { SIGNS_PERSONAL } from './kinds/signs-personal.js';
import { SIGNS_STUDY } from './kinds/signs-study.js';
import { SIGNS_TECH } from './kinds/signs-tech.js';
import { SIGNS_WORK } from './kinds/signs-work.js';
import { SUBJECTS } from './kinds/subjects.js';
import { WORK } from './kinds/work.js';
import { readLexicon, type Lexicon } from './lexicon.js';

const KINDS = [HOME_THINGS, ELECTRONICS, PERSONAL_THINGS, EVENTS_AND_FILES, WORK, SUBJECTS, BRANDS];
const MORE = [MORE_HOME, MORE_ELECTRONICS, MORE_PERSONAL, MORE_EVENTS, MORE_WORK, MORE_SUBJECTS];
const SIGNS = [
  ...[SIGNS_HOME, SIGNS_TECH, SIGNS_PERSONAL],
  ...[SIGNS_WORK, SIGNS_ERRANDS, SIGNS_EVENTS, SIGNS_STUDY, SIGNS_OF_THINGS, SIGNS_OF_ACTIVITIES],
];
const BASE = [...KINDS, ...MORE, NARROWER_KINDS, NARROWER_THINGS, ...SIGNS, RELATED];

const lexicons = new Map<string, Lexicon>();

/** Returns the base lexicon with additions. Each combination is parsed once. */
export function lexiconWith(...added: readonly string[]): Lexicon {
  const key = added.join('\n');
  const lexicon = lexicons.get(key) ?? readLexicon([...BASE, ...added]);
  lexicons.set(key, lexicon);
  return lexicon;
}
