import { SHEETS } from './sheets.js';
import { TERMS, type Terms } from './terms.js';

/** A student's typed material on a subject, given away. */
export interface Paper {
  readonly subject: string;
  readonly kind: 'notes' | 'questions';
  readonly title: string;
  readonly format: 'docx' | 'pdf';
  /** Headings with their lines; each begins a page. */
  readonly parts: readonly (readonly [heading: string, lines: readonly string[]])[];
}

/** Last examined year, and number of years. */
const LAST_YEAR = 2025;
const YEARS = 5;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Students name what they share in their own ways. */
const NOTES = ['my summary notes', 'key terms on one page', 'what comes up every year'];
const QUESTIONS = [
  'past questions 2021–2025',
  'past questions with my solutions',
  'past questions, last five years',
];

/** Past questions of every subject, and notes where there is no revision sheet. */
export const PAPERS: readonly Paper[] = Object.entries(TERMS).flatMap(([subject, terms], index) => {
  const hasSheet = SHEETS.some((sheet) => sheet.subject === subject);
  const questionPaper = questions(subject, terms, index);
  return hasSheet ? [questionPaper] : [notes(subject, terms, index), questionPaper];
});

function notes(subject: string, terms: Terms, index: number): Paper {
  const lines = terms.map(([term, meaning]) => `${capital(term)}: ${meaning}`);
  return {
    subject,
    kind: 'notes',
    title: `${subject}: ${NOTES[index % NOTES.length]}`,
    format: 'docx',
    parts: [['What comes up every year', lines]],
  };
}

function questions(subject: string, terms: Terms, index: number): Paper {
  return {
    subject,
    kind: 'questions',
    title: `${subject}: ${QUESTIONS[index % QUESTIONS.length]}`,
    format: index % 2 === 0 ? 'pdf' : 'docx',
    parts: Array.from(
      { length: YEARS },
      (_, ago) => [`End of semester examination, ${LAST_YEAR - ago}`, questionsOf(terms, ago)] as const,
    ),
  };
}

/** Picks three terms, different ones in neighbouring years; the first two have a solution. */
function questionsOf(terms: Terms, ago: number): string[] {
  const [first, second, third] = [0, 1, 2].map((at) => terms[(ago + at * 2) % terms.length]);
  if (first === undefined || second === undefined || third === undefined) return [];
  return [
    'Time allowed: two hours. Answer question one and any other. Begin each answer on a new page.',
    `1. (a) What is meant by ${first[0]}? (5 marks)`,
    `My solution: ${first[1]}`,
    `1. (b) Where have you met it outside this course? (5 marks)`,
    `2. Explain ${second[0]}, with an example of your own. (10 marks)`,
    `My solution: ${second[1]}`,
    `3. Discuss ${third[0]}, and compare it with ${first[0]}. (15 marks)`,
    `Hint: ${third[1]}`,
  ];
}
