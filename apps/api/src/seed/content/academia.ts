import type { PictureName } from '../pictures/pictures.js';
import type { Sketch } from './sketch.js';

type Course = readonly [name: string, perHour: number, picture: PictureName];

const COURSES: readonly Course[] = [
  ['Calculus II', 60, 'chalkboard'],
  ['Linear Algebra', 60, 'chalkboard'],
  ['Differential Equations', 70, 'chalkboard'],
  ['Probability and Statistics', 65, 'calculator'],
  ['Statistics with SPSS', 80, 'laptop'],
  ['Actuarial Mathematics', 90, 'calculator'],
  ['Microeconomics', 50, 'calculator'],
  ['Macroeconomics', 50, 'books'],
  ['Econometrics', 85, 'calculator'],
  ['Financial Accounting', 55, 'calculator'],
  ['Cost Accounting', 60, 'calculator'],
  ['Corporate Finance', 70, 'calculator'],
  ['Taxation', 60, 'books'],
  ['Python programming', 80, 'codeWindow'],
  ['Data Structures in Java', 85, 'codeWindow'],
  ['Web development basics', 80, 'codeWindow'],
  ['Databases and SQL', 75, 'codeWindow'],
  ['C for embedded systems', 90, 'codeWindow'],
  ['General Chemistry', 50, 'flask'],
  ['Organic Chemistry', 65, 'flask'],
  ['Biochemistry', 65, 'flask'],
  ['Physics for engineers', 60, 'chalkboard'],
  ['Thermodynamics', 70, 'chalkboard'],
  ['Engineering Drawing and AutoCAD', 80, 'laptop'],
  ['Circuit Theory', 70, 'chalkboard'],
  ['Human Anatomy', 75, 'books'],
  ['Pharmacology', 80, 'flask'],
  ['Constitutional Law', 70, 'books'],
  ['Legal Methods', 60, 'books'],
  ['Academic Writing', 45, 'books'],
  ['French for beginners', 45, 'chalkboard'],
  ['Asante Twi for newcomers', 40, 'chalkboard'],
  ['Research Methods', 60, 'laptop'],
  ['Excel for business students', 55, 'laptop'],
  ['Guitar and music theory', 50, 'guitar'],
];

/** Three ways to teach a course: the end of the title, minutes, by how much dearer, what it says. */
const WAYS = [
  {
    title: (course: string) => `${course} tutoring, past questions solved`,
    duration: 90,
    more: 0,
    says: 'We go through past questions step by step until you can do them alone. Bring your course outline and the questions that you find hard.',
  },
  {
    title: (course: string) => `${course}, one to one, from the basics`,
    duration: 60,
    more: 10,
    says: 'Just you and me, at your speed. We begin where you got lost and stop when it makes sense. Good before mid-semester exams.',
  },
  {
    title: (course: string) => `${course} crash course before exams`,
    duration: 180,
    more: 5,
    says: 'Three hours, the whole semester on two pages. Small group of at most five. You get my summary sheet at the end.',
  },
] as const;

const PROOFS = [
  'I had an A in it last year.',
  'I was a teaching assistant for this course.',
  'I have taught eleven students so far, all passed.',
  'I explain in English or Twi, as you like.',
];

/** Every course in every way. */
export const academia: readonly Sketch[] = COURSES.flatMap(([course, perHour, picture]) =>
  WAYS.map(({ title, duration, more, says }): Sketch => ({ chance, places }) => ({
    hive: 'academia',
    title: title(course),
    description: `${says} ${chance.pick(PROOFS)}`,
    price: perHour + more,
    details: { duration, location: chance.pick([...places.spots, 'Online (Google Meet)']) },
    picture,
  })),
);
