import { DAY, HOUR } from '@campushive/contract';
import type { Stage } from '../../scene.js';
import type { Story } from '../../stories.js';
import { purchase, say, talk } from '../deals-steps.js';
import { KOFI, LESSON, WEEKLY } from './cast.js';
import { dayOf, posterOf } from './steps.js';

/** Returns the first free hour of a tutor from a time on. */
async function freeHour(stage: Stage, id: string, from: number): Promise<string> {
  const [first, last] = [new Date(from), new Date(from + 13 * DAY)].map(dayOf);
  const { slots } = (await stage.as(KOFI).bookings.slots({ id, from: first ?? '', to: last ?? '', hours: 1 }))
    .data;
  const free = slots.find(({ startsAt, free: isFree }) => isFree && Date.parse(startsAt) >= from);
  if (free === undefined) throw new Error('The tutor of the story has no free hour');
  return free.startsAt;
}

/** Kofi has paid for a lesson. Its tutor proposes a place and another time. */
const lesson: Story = async function* (stage, ago) {
  yield ago(20.3);
  const hiveId = stage.id(LESSON);
  const name = await posterOf(stage, KOFI, hiveId);
  const tutor = stage.as(name);
  const conversationId = await talk(stage, [KOFI, name], hiveId);
  const question = 'Hello, could we go through last year’s paper together?';
  await say(stage, KOFI, { id: conversationId, content: question });
  yield ago(20.2);
  const answer = 'Gladly. Choose a time, and send me the questions before.';
  await say(stage, name, { id: conversationId, content: answer });
  yield ago(20);
  const startsAt = await freeHour(stage, hiveId, ago(-48).getTime());
  const { id } = await purchase(stage, KOFI, { hiveId, startsAt, hours: 1 });
  yield ago(19.9);
  const [spot] = (await tutor.meetups.spots({})).data;
  await tutor.meetups.propose({ id, ...(spot ? { spotId: spot.id } : { place: 'The library' }) });
  yield ago(19.8);
  const other = await freeHour(stage, hiveId, Date.parse(startsAt) + HOUR);
  await tutor.bookings.propose({ id, startsAt: other });
};

const WEEKS = 6;

/** Kofi has weekly lessons: the first took place, and the next is to be paid. */
const weekly: Story = async function* (stage, ago) {
  yield ago(5 * 24 + 2);
  const kofi = stage.as(KOFI);
  const ids = WEEKLY.map((name) => stage.id(name));
  // The first lesson has to be over by now.
  const next = (await kofi.bookings.next({ ids: ids.join(',') })).data;
  const soon = next.find(({ startsAt }) => Date.parse(startsAt) < ago(3).getTime());
  if (soon === undefined) throw new Error('No tutor of the story has a free hour soon enough');
  const hiveId = soon.id;
  const tutor = await posterOf(stage, KOFI, hiveId);
  const conversationId = await talk(stage, [KOFI, tutor], hiveId);
  const write = (from: string, content: string) => say(stage, from, { id: conversationId, content });
  await write(KOFI, 'Hello! Could you take me every week until the exams?');
  yield ago(5 * 24 + 1);
  await write(tutor, 'Yes. Book the weeks, and pay each lesson before it. If you have to miss one, tell me.');
  yield ago(5 * 24);
  const { startsAt } = soon;
  const plan = (await kofi.series.plan({ id: hiveId, startsAt, hours: 1, weeks: WEEKS })).data;
  const times = plan.filter(({ state }) => state === 'free').map((one) => one.startsAt);
  const series = (await kofi.series.create({ id: hiveId, times, hours: 1 })).data;
  const paid = await purchase(stage, KOFI, { hiveId, startsAt, hours: 1, seriesId: series.id });
  yield new Date(Date.parse(startsAt) + HOUR);
  await stage.as(tutor).payments.handover({ id: paid.id, code: paid.handoverCode ?? '' });
  yield new Date(Date.parse(startsAt) + 1.5 * HOUR);
  await write(tutor, 'Good first lesson. Try questions 3 to 6 until next week.');
  yield ago(0.1);
  await stage.run('series.tick');
};

export const teaching: readonly Story[] = [lesson, weekly];
