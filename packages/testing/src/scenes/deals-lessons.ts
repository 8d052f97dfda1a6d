import { defineScene, type Stage } from '../scene.js';
import { purchase } from './deals-steps.js';
import { BUYER, FRIEND, hourOf, SELLER } from './steps.js';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const AFTERNOONS = DAYS.map((weekday) => ({ weekday, from: '14:00', to: '18:00' }));

interface Lesson {
  readonly title?: string;
  readonly price?: number;
  readonly duration?: number;
}

async function teach(stage: Stage, lesson: Lesson = {}): Promise<string> {
  const { data } = await stage.as(SELLER).category.create({
    category: 'academia',
    title: 'Calculus, one to one',
    description: 'Limits to integrals, with past questions.',
    price: 40,
    duration: 60,
    location: 'Balme Library',
    ...lesson,
  });
  return data.id;
}

/** Kofi has booked and paid an hour of calculus with Ama, tomorrow at 3 pm. */
export const tutoringBooked = defineScene('tutoring booked', async (stage) => {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  const id = await teach(stage);
  await stage.as(SELLER).availability.set({ id, weekly: AFTERNOONS });
  stage.name('tutoring', id);
  const booked = await purchase(stage, BUYER, { hiveId: id, startsAt: hourOf(stage, 15, 1), hours: 1 });
  stage.name('order', booked.id);
});

/**
 * Ama teaches in the afternoon. Esi has booked tomorrow at 2 pm, and 3 pm in two weeks; Ama is off on one day in four weeks. Her other
 * lessons have a cheaper first one, no hours, only hours tomorrow, only days off, the highest price, and an end.
 */
export const tutorsHours = defineScene('hours of a tutor', async (stage) => {
  for (const name of [SELLER, BUYER, FRIEND]) await stage.student(name);
  const ama = stage.as(SELLER);
  const dayOf = (days: number) => hourOf(stage, 0, days).slice(0, 10);
  const weekly = AFTERNOONS;
  const id = await teach(stage, { duration: 90 });
  await ama.availability.set({
    ...{ id, weekly, noticeHours: 12 },
    daysOff: [{ from: dayOf(29), to: dayOf(29) }],
  });
  stage.name('tutoring', id);
  for (const [hour, days] of [
    [14, 1],
    [15, 15],
  ] as const)
    await purchase(stage, FRIEND, { hiveId: id, startsAt: hourOf(stage, hour, days), hours: 1 });
  const trial = await teach(stage, { title: 'Statistics, one to one', duration: 90 });
  await ama.availability.set({ id: trial, weekly, trialPrice: 15 });
  stage.name('trial lesson', trial);
  stage.name('tutoring without hours', await teach(stage, { title: 'Guitar for beginners' }));
  const once = await teach(stage, { title: 'Exam day help', duration: 90 });
  await ama.availability.set({
    ...{ id: once, weekly: [] },
    extraHours: [{ date: dayOf(1), from: '14:00', to: '18:00' }],
  });
  stage.name('tutoring tomorrow only', once);
  const off = await teach(stage, { title: 'Twi conversation' });
  await ama.availability.set({ id: off, weekly, daysOff: [{ from: dayOf(0), to: dayOf(80) }] });
  stage.name('tutoring with days off', off);
  const dear = await teach(stage, { title: 'Private seminar', price: 99_999.99, duration: 90 });
  await ama.availability.set({ id: dear, weekly });
  stage.name('dear tutoring', dear);
});

/** Kofi has lessons with Ama in five weeks. The first is paid, and the second left out. */
export const weeklyLessons = defineScene('weekly lessons', async (stage) => {
  for (const name of [SELLER, BUYER]) await stage.student(name);
  const id = await teach(stage);
  await stage.as(SELLER).availability.set({ id, weekly: AFTERNOONS });
  const times = [0, 1, 2, 3, 4].map((week) => hourOf(stage, 15, 2 + 7 * week));
  const kofi = stage.as(BUYER);
  const series = (await kofi.series.create({ id, times, hours: 1, price: 40 })).data;
  const first = { hiveId: id, startsAt: times[0] ?? '', hours: 1, seriesId: series.id, price: 40 };
  stage.name('order', (await purchase(stage, BUYER, first)).id);
  await kofi.series.skip({ id: series.id, number: 2 });
  stage.name('series', series.id);
  stage.name('tutoring', id);
});
