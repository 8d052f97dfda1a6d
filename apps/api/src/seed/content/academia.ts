import { courseFor } from './courses.js';
import type { Sketch } from './sketch.js';

type Course = readonly [name: string, perHour: number];

const COURSES: readonly Course[] = [
  ['Calculus II', 60],
  ['Linear Algebra', 60],
  ['Differential Equations', 70],
  ['Probability and Statistics', 65],
  ['Statistics with SPSS', 80],
  ['Actuarial Mathematics', 90],
  ['Microeconomics', 50],
  ['Macroeconomics', 50],
  ['Econometrics', 85],
  ['Financial Accounting', 55],
  ['Cost Accounting', 60],
  ['Corporate Finance', 70],
  ['Taxation', 60],
  ['Python programming', 80],
  ['Data Structures in Java', 85],
  ['Web development basics', 80],
  ['Databases and SQL', 75],
  ['C for embedded systems', 90],
  ['General Chemistry', 50],
  ['Organic Chemistry', 65],
  ['Biochemistry', 65],
  ['Physics for engineers', 60],
  ['Thermodynamics', 70],
  ['Engineering Drawing and AutoCAD', 80],
  ['Circuit Theory', 70],
  ['Human Anatomy', 75],
  ['Pharmacology', 80],
  ['Constitutional Law', 70],
  ['Legal Methods', 60],
  ['Academic Writing', 45],
  ['French for beginners', 45],
  ['Asante Twi for newcomers', 40],
  ['Research Methods', 60],
  ['Excel for business students', 55],
  ['Guitar and music theory', 50],
];

/** Three ways to teach a course: the end of the title, minutes, surcharge, and description. */
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

/** Lessons of every course, taught in every way. */
export const academia: readonly Sketch[] = COURSES.flatMap(([course, perHour]) =>
  WAYS.map(({ title, duration, more, says }): Sketch => ({ chance, places }) => ({
    hive: 'academia',
    title: title(course),
    description: `${says} ${chance.pick(PROOFS)}`,
    price: perHour + more,
    details: {
      ...courseFor(course),
      duration,
      location: chance.pick([...places.spots, 'Online (Google Meet)']),
    },
  })),
);
