import { SHEETS } from './sheets.js';
import { TERMS, type Terms } from './terms.js';

/** A student's typed material on a subject, given away. */
export interface Paper {
  readonly subject: string;
  readonly kind: 'notes' | 'questions';
  readonly title: string;
  readonly parts: readonly (readonly [heading: string, lines: readonly string[]])[];
}

/** Last examined year, and number of years. */
const LAST_YEAR = 2025;
const YEARS = 5;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Past questions of every subject, and notes where there is no revision sheet. */
export const PAPERS: readonly Paper[] = Object.entries(TERMS).flatMap(([subject, terms]) => {
  const hasSheet = SHEETS.some((sheet) => sheet.subject === subject);
  return hasSheet ? [questions(subject, terms)] : [notes(subject, terms), questions(subject, terms)];
});

function notes(subject: string, terms: Terms): Paper {
  const lines = terms.map(([term, meaning]) => `${capital(term)}: ${meaning}`);
  return {
    subject,
    kind: 'notes',
    title: `${subject}: my summary notes`,
    parts: [['What comes up every year', lines]],
  };
}

function questions(subject: string, terms: Terms): Paper {
  return {
    subject,
    kind: 'questions',
    title: `${subject}: past questions, last five years`,
    parts: Array.from(
      { length: YEARS },
      (_, ago) => [`${LAST_YEAR - ago}`, questionsOf(terms, ago)] as const,
    ),
  };
}

/** Picks three terms, different ones in neighbouring years; the first two have a solution. */
function questionsOf(terms: Terms, ago: number): string[] {
  const [first, second, third] = [0, 1, 2].map((at) => terms[(ago + at * 2) % terms.length]);
  if (first === undefined || second === undefined || third === undefined) return [];
  return [
    `1. What is meant by ${first[0]}? (5 marks)`,
    `My solution: ${first[1]}`,
    `2. Explain ${second[0]}, with an example of your own. (10 marks)`,
    `My solution: ${second[1]}`,
    `3. Discuss ${third[0]}. (15 marks)`,
  ];
}
