import { PAPERS } from '../sheets/papers.js';
import { SHEETS, titleOf } from '../sheets/sheets.js';
import { courseFor } from './courses.js';
import type { Sketch } from './sketch.js';

/** Real, free textbooks, whose links open the named books. */
const OPEN_BOOKS: readonly (readonly [title: string, slug: string])[] = [
  ['Calculus Volume 1', 'calculus-volume-1'],
  ['Calculus Volume 2', 'calculus-volume-2'],
  ['Calculus Volume 3', 'calculus-volume-3'],
  ['College Algebra', 'college-algebra-2e'],
  ['Precalculus', 'precalculus-2e'],
  ['Introductory Statistics', 'introductory-statistics-2e'],
  ['Introductory Business Statistics', 'introductory-business-statistics-2e'],
  ['University Physics Volume 1', 'university-physics-volume-1'],
  ['University Physics Volume 2', 'university-physics-volume-2'],
  ['University Physics Volume 3', 'university-physics-volume-3'],
  ['College Physics', 'college-physics-2e'],
  ['Chemistry', 'chemistry-2e'],
  ['Organic Chemistry', 'organic-chemistry'],
  ['Biology', 'biology-2e'],
  ['Microbiology', 'microbiology'],
  ['Anatomy and Physiology', 'anatomy-and-physiology-2e'],
  ['Principles of Economics', 'principles-economics-3e'],
  ['Principles of Microeconomics', 'principles-microeconomics-3e'],
  ['Principles of Macroeconomics', 'principles-macroeconomics-3e'],
  ['Financial Accounting', 'principles-financial-accounting'],
  ['Managerial Accounting', 'principles-managerial-accounting'],
  ['Principles of Finance', 'principles-finance'],
  ['Principles of Management', 'principles-management'],
  ['Principles of Marketing', 'principles-marketing'],
  ['Organizational Behavior', 'organizational-behavior'],
  ['Business Ethics', 'business-ethics'],
  ['Entrepreneurship', 'entrepreneurship'],
  ['Psychology', 'psychology-2e'],
  ['Introduction to Sociology', 'introduction-sociology-3e'],
  ['Introduction to Philosophy', 'introduction-philosophy'],
];

const SAYS = {
  notes:
    'What our lecturer asks again and again, in my own words and on one page. Checked against the slides.',
  questions:
    'Five papers, with my own solutions to most of them. Compare with yours, and tell me when you find a mistake.',
} as const;

const ENDINGS = [
  'It opens in Word and on your phone.',
  'Take it, and write to me if something is missing.',
  'Print it: it fits in your file.',
];

const books = OPEN_BOOKS.map(([title, slug]): Sketch => ({ chance }) => ({
  hive: 'archive',
  title: `${title}, free open textbook`,
  description: `The whole OpenStax textbook, free to read and to download. ${chance.pick([
    'Our lecturer takes half of the exercises from it.',
    'It covers what the course outline asks for, and the worked examples are good.',
    'Use it when the library copies are out.',
  ])}`,
  price: null,
  details: { ...courseFor(title), mayShare: true, fileUrl: `https://openstax.org/details/books/${slug}` },
}));

const sheets = SHEETS.map((sheet): Sketch => () => ({
  hive: 'archive',
  title: titleOf(sheet),
  description: `Everything that I want to know in the exam of ${sheet.subject}, and nothing else. Tell me when you find a mistake.`,
  price: null,
  details: { ...courseFor(sheet.subject), mayShare: true },
}));
const papers = PAPERS.map(({ subject, kind, title }): Sketch => ({ chance }) => ({
  hive: 'archive',
  title,
  description: `${SAYS[kind]} ${chance.pick(ENDINGS)}`,
  price: null,
  details: { ...courseFor(subject), mayShare: true },
}));

/** Open textbooks by link, and students' own material. */
export const archive: readonly Sketch[] = [...books, ...sheets, ...papers];
