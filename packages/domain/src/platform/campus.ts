import { campus as ghana } from '@campushive/campus-ghana';
import { campusWords, fillMessages, type CampusWords } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';
import { callsFor, type Calls } from '@campushive/contract/calls';
import { registerHives } from '@campushive/contract/hives';
import { dayIn } from '@campushive/contract/rules/zoned-time';
import { textsIn, type TextsByLanguage } from '@campushive/contract/texts-in';
import { knowledgeOf } from '@campushive/contract/search/knowledge';
import type { SearchKnowledge } from '@campushive/contract/search/understand';

/**
 * The campus that this process serves. One deployment serves one campus, so it is a module variable like the process's
 * time zone, and presenters need not be passed it.
 */
export let campus: Campus = ghana;

/** Returns the day by the clock of the campus. */
export const todayAt = (now: Date): string => dayIn(now.getTime(), campus.timeZone);

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

const wordsByCampus = new WeakMap<Campus, Map<string, CampusWords>>();

/** Returns the server's own texts with the campus's words in placeholders such as `{campus.name}`. */
export function campusTexts<M extends object>(messages: M, locale = 'en'): M {
  const ofCampus = wordsByCampus.get(campus) ?? new Map<string, CampusWords>();
  wordsByCampus.set(campus, ofCampus);
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
