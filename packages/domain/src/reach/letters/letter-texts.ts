import type { ServerTexts } from '../../platform/campus.js';
import type { LetterContent, LetterName, LetterParams, LetterTexts, LetterWords } from './letter-params.js';
import { english } from './letter-texts.en.js';
import { spanish } from './letter-texts.es.js';
import { french } from './letter-texts.fr.js';
import { swahili } from './letter-texts.sw.js';

export const LETTER_TEXTS: ServerTexts<LetterTexts> = {
  en: english,
  fr: french,
  es: spanish,
  sw: swahili,
};

/** Returns the words of a letter in one language. */
export const wordsOf = ({ letters }: LetterTexts, { name, values }: LetterContent): LetterWords =>
  say(letters, name, values);

const say = <N extends LetterName>(
  letters: LetterTexts['letters'],
  name: N,
  values: LetterParams[N],
): LetterWords => letters[name](values);
