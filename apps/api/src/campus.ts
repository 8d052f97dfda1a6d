import { existsSync, readFileSync } from 'node:fs';
import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { campusWords, fillMessages, type CampusWords } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';
import { NOTIFICATION_TEMPLATES } from '@campushive/contract/notification-templates/render';
import { callsFor, type Calls } from '@campushive/contract/calls';
import { registerHives } from '@campushive/contract/hives';
import { textsIn, type TextsByLanguage } from '@campushive/contract/texts-in';
import { CampusError, readCampus } from '@campushive/contract/read-campus';
import { knowledgeOf } from '@campushive/contract/search/knowledge';
import type { SearchKnowledge } from '@campushive/contract/search/understand';

/** Definitions in `campuses/`, by the value of `CAMPUS`. */
const CAMPUSES: Readonly<Record<string, Campus>> = { ghana, nairobi };

/**
 * The campus that this process serves. One deployment serves one campus, so it is a module variable like the process's
 * time zone, and presenters need not be passed it.
 */
export let campus: Campus = ghana;

/** The calls of that campus: their inputs include its own hives. */
export let calls: Calls = callsFor(campus);

/** The operator's additions to the kinds of things that searches know. */
let ownKinds = '';

/** Returns the vocabulary of searches. */
export const searchKnowledge = (): SearchKnowledge => knowledgeOf(campus, ownKinds);

/** Switches to another campus; called once, before any request. */
export function serveCampus(definition: Campus, kinds = ''): void {
  campus = definition;
  ownKinds = kinds;
  registerHives(definition);
  calls = callsFor(definition);
}

/**
 * The server's own texts: in the languages of the screens, and in those that `campuses/` add. The compiler requires
 * each of them, because half a letter in another language is worse than none.
 */
export type ServerTexts<T extends object> = TextsByLanguage<T> & Readonly<Record<'sw', T>>;

const knownWords = new WeakMap<Campus, Map<string, CampusWords>>();

/** Returns the server's own texts with the campus's words in placeholders such as `{campus.name}`. */
export function campusTexts<M extends object>(messages: M, locale = 'en'): M {
  const ofCampus = knownWords.get(campus) ?? new Map<string, CampusWords>();
  knownWords.set(campus, ofCampus);
  const words = ofCampus.get(locale) ?? campusWords(campus, locale);
  ofCampus.set(locale, words);
  return fillMessages(messages, words);
}

/** The same for texts in several languages: those of one language, falling back to English, with the campus's English words. */
export function textsFor<M extends object>(byLanguage: TextsByLanguage<M>, language: string): M {
  const own: object | undefined = byLanguage[language];
  const en = campusTexts(byLanguage.en);
  if (own === undefined) return en;
  return textsIn({ ...byLanguage, en, [language]: campusTexts(own, language) }, language);
}

/** Loads the definition that `CAMPUS` names: one of `campuses/`, or a JSON file. Throws a CampusError with one clear line. */
export function loadCampus(setting: string): Campus {
  const known = Object.hasOwn(CAMPUSES, setting) ? CAMPUSES[setting] : undefined;
  if (known !== undefined) return spoken(readCampus(known, `campuses/${setting}`), `campuses/${setting}`);
  if (!existsSync(setting)) {
    const names = Object.keys(CAMPUSES).join(', ');
    throw new CampusError(`there is no campus ${setting}; give one of ${names}, or the path of a JSON file`);
  }
  return spoken(readCampus(parse(readFileSync(setting, 'utf8'), setting), setting), setting);
}

/** Checks that every language has texts: menus would offer it, and its readers would get English. */
function spoken(definition: Campus, source: string): Campus {
  const wordless = definition.locales.findIndex(
    (language) => !Object.hasOwn(NOTIFICATION_TEMPLATES, language),
  );
  if (wordless === -1) return definition;
  const known = Object.keys(NOTIFICATION_TEMPLATES).join(', ');
  throw new CampusError(
    `${source}: locales.${wordless}: there are no words in ${definition.locales[wordless]}, only in ${known}; take it out, or add them as CONTRIBUTING.md says`,
  );
}

function parse(json: string, path: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const where = line === undefined ? '' : `; look at line ${line}, column ${column}`;
    throw new CampusError(`${path} is not JSON${where}`, { cause: error });
  }
}
