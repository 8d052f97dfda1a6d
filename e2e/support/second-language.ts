import { secondLanguage } from './campus.js';
import { french } from './second-language.fr.js';
import { swahili } from './second-language.sw.js';

/** Texts that the journeys read in the second language of a campus. */
export interface Words {
  /** Name of the language in the list of languages. */
  readonly own: string;
  readonly logIn: string;
  readonly signUp: string;
  readonly email: string;
  readonly language: string;
  readonly search: string;
  readonly write: string;
  readonly message: string;
  readonly send: string;
  readonly settings: string;
  /** First word of every button that pays. */
  readonly pay: string;
  readonly card: string;
  readonly checkout: string;
  readonly phoneNumber: string;
  readonly prompt: { readonly title: string; readonly phone: string };
  readonly code: string;
  readonly release: string;
  readonly released: string;
  readonly enjoy: string;
  readonly totalPaid: string;
  readonly paidNotice: string;
  readonly wroteNotice: (name: string) => string;
}

const WORDS: Readonly<Record<string, Words>> = { fr: french, sw: swahili };

/** Texts in the second language of this campus. */
export const words = wordsOf(secondLanguage);

function wordsOf(language: string): Words {
  const found = WORDS[language];
  if (found === undefined) throw new Error(`The journeys have no words in the language ${language} yet.`);
  return found;
}
