import { DAY, HOUR, type LessonSeries } from '@campushive/contract';
import { NOW } from '../../testing/fixtures.js';

type Lesson = LessonSeries['lessons'][number];

const iso = (at: number) => new Date(at).toISOString();
/** Builds a lesson. The first was three weeks ago. The fourth is in four days. */
const lesson = (number: number, change: Partial<Lesson> = {}): Lesson => {
  const startsAt = NOW.getTime() + 4 * DAY + (number - 4) * 7 * DAY;
  return {
    number,
    startsAt: iso(startsAt),
    endsAt: iso(startsAt + 1.5 * HOUR),
    status: 'unpaid',
    paymentId: null,
    orderStatus: null,
    payable: true,
    due: startsAt < NOW.getTime() + 7 * DAY,
    payUntil: iso(startsAt - DAY),
    ...change,
  };
};
const settled = { payable: false, due: false, payUntil: null } as const;
export const paidLesson = (number: number, orderStatus: Lesson['orderStatus']) =>
  lesson(number, { ...settled, status: 'paid', orderStatus, paymentId: `payment-${number}` });
const party = (id: string, name: string) => ({ id, name, profileImage: null });
export const series: LessonSeries = {
  id: 'series-1',
  hiveId: 'listing-1',
  title: 'Calculus, one to one',
  role: 'student',
  student: party('student-1', 'Kwame Boateng'),
  tutor: party('tutor-1', 'Akosua Mensah'),
  hours: 1.5,
  price: 40,
  status: 'running',
  endedBecause: null,
  lessons: [
    paidLesson(1, 'released'),
    lesson(2, { ...settled, status: 'skipped' }),
    paidLesson(3, 'held'),
    lesson(4),
    lesson(5),
    lesson(6),
  ],
  next: 4,
  createdAt: iso(NOW.getTime() - 28 * DAY),
};
export const over = (endedBecause: NonNullable<LessonSeries['endedBecause']>): LessonSeries => ({
  ...series,
  status: 'ended',
  endedBecause,
  next: null,
  lessons: series.lessons.map((one) =>
    one.status === 'unpaid' ? { ...one, ...settled, status: 'dropped' } : one,
  ),
});
