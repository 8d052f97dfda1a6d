import { DAY, HOUR } from '@campushive/contract';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Chance } from '../chance.js';
import type { Process } from '../process.js';
import type { World } from '../world.js';
import { brief, call, viewerOf, type Draw } from './action.js';
import type { Scene, SceneSeries } from './scene.js';

const HOURS = 1;
const WEEK = 7 * DAY;

/**
 * A student books the same hour of two to four weeks with a tutor, sometimes skipping a week, and starts to pay for the first lesson.
 */
export const startSeries: Draw = (world, scene, chance) => {
  const listing = chance.pick(scene.listings.filter(({ hive }) => hive === 'academia'));
  const student = chance.pick(world.students.filter(({ userId }) => userId !== listing?.poster_id));
  if (listing === undefined || student === undefined) return undefined;
  const today = Math.floor(world.now().getTime() / DAY) * DAY;
  // Few hours of few days, so that several students want the same time.
  const first = today + (2 + chance.below(2)) * DAY + (9 + chance.below(3)) * HOUR;
  const weeks = Array.from({ length: 2 + chance.below(3) }, (_, week) => week);
  if (weeks.length > 2 && chance.happens(0.3)) weeks.splice(1, 1);
  const times = weeks.map((week) => new Date(first + week * WEEK).toISOString());
  const key = `series-${chance.below(3)}-${brief(listing.id)}`;
  const [continues, pays] = [chance.happens(0.85), chance.happens(0.6)];
  return {
    label: `${brief(student.userId)} wants ${times.length} weeks from ${times[0] ?? ''} at ${brief(listing.id)}`,
    async run(process) {
      let seriesId: string | undefined;
      const then = ({ data }: Record<string, unknown>) => void (seriesId = textOf(data, 'id'));
      const input = { id: listing.id, times, hours: HOURS };
      const created = await call(process, 'series.create', input, student, { key, then });
      if (!continues || seriesId === undefined) return created;
      const payment = { hiveId: listing.id, startsAt: times[0], hours: HOURS, seriesId };
      return `${created}, ${await initialize(world, process, payment, student, { key: `${key}-first`, pays })}`;
    },
  };
};

/** Starts a payment, and completes it at once where that is drawn. */
async function initialize(
  world: World,
  process: Process,
  payment: object,
  student: Viewer,
  { key, pays }: { readonly key: string; readonly pays: boolean },
): Promise<string> {
  let reference: string | undefined;
  const then = ({ data }: Record<string, unknown>) => void (reference = textOf(data, 'reference'));
  const started = await call(process, 'payments.initialize', payment, student, { key, then });
  if (!pays || reference === undefined || world.bank.transactions.get(reference)?.status !== 'open')
    return started;
  world.bank.pay(reference, 'success');
  return `${started}, paid, ${await call(process, 'payments.verify', { reference }, student)}`;
}

const textOf = (data: unknown, name: string): string | undefined => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** A student starts to pay for a lesson of a series: most often an unpaid one, sometimes a paid or past one, or by phone. */
export const beginLesson: Draw = (world, scene, chance) => {
  const series = drawSeries(scene, chance);
  const student = series && viewerOf(world, series.student_id);
  if (series === undefined || student === undefined) return undefined;
  const unpaid = series.lessons.filter(({ status }) => status === 'unpaid');
  const lesson = chance.happens(0.6) ? unpaid[0] : chance.pick(chance.happens(0.7) ? unpaid : series.lessons);
  if (lesson === undefined) return undefined;
  const { startsAt } = lesson;
  const input = { hiveId: series.listing_id, startsAt, hours: HOURS, seriesId: series.id };
  const key = `lesson-${chance.below(3)}-${brief(series.id)}-${lesson.number}`;
  const label = `${brief(student.userId)} starts to pay lesson ${lesson.number} of ${brief(series.id)}`;
  const pays = chance.happens(0.5);
  if (chance.happens(0.75))
    return { label, run: (process) => initialize(world, process, input, student, { key, pays }) };
  const phone = `024${String(chance.below(3)).repeat(7)}`;
  const charge = { ...input, phone, network: 'mtn' };
  return {
    label: `${label} by phone`,
    run: (process) => call(process, 'payments.charge', charge, student, { key: `${key}-phone` }),
  };
};

/** A lesson is paid at the provider, late or not, and most often the page returns and verifies the payment. */
export const payLesson: Draw = (world, scene, chance) => {
  const open = scene.orders.filter(
    ({ starts_at, reference }) =>
      starts_at !== null && world.bank.transactions.get(reference)?.status === 'open',
  );
  const order = chance.pick(open);
  const student = order && viewerOf(world, order.buyer_id);
  if (order === undefined || student === undefined) return undefined;
  const { reference } = order;
  const returns = chance.happens(0.7);
  return {
    label: `lesson ${brief(reference)} is paid`,
    run(process) {
      world.bank.pay(reference, 'success');
      return returns ? call(process, 'payments.verify', { reference }, student) : Promise.resolve('done');
    },
  };
};

/** A student wants a time that a series reserves or reserved: for a single lesson, or for a paid lesson that is moved. */
export const requestReservedTime: Draw = (world, scene, chance) => {
  const series = drawSeries(scene, chance);
  const lesson = series && chance.pick(series.lessons);
  if (series === undefined || lesson === undefined) return undefined;
  const { startsAt } = lesson;
  const booked = scene.orders.filter(
    (order) => order.starts_at !== null && order.status === 'held' && order.seller_id === series.tutor_id,
  );
  const moved = chance.happens(0.4) ? chance.pick(booked) : undefined;
  const viewer = moved === undefined ? chance.pick(world.students) : viewerOf(world, moved.buyer_id);
  if (viewer === undefined) return undefined;
  if (moved !== undefined)
    return {
      label: `${brief(viewer.userId)} moves ${brief(moved.id)} to lesson ${lesson.number} of ${brief(series.id)}`,
      run: (process) => call(process, 'bookings.move', { id: moved.id, startsAt }, viewer),
    };
  const input = { hiveId: series.listing_id, startsAt, hours: HOURS };
  const key = `kept-${chance.below(2)}-${brief(series.id)}-${lesson.number}`;
  return {
    label: `${brief(viewer.userId)} wants lesson ${lesson.number} of ${brief(series.id)} for a single one`,
    run: (process) => call(process, 'payments.initialize', input, viewer, { key }),
  };
};

/** The student skips a week. */
export const skipLesson: Draw = (world, scene, chance) => {
  const series = drawSeries(scene, chance);
  const viewer = series && drawSide(world, series, chance, 0.85);
  const lesson = series && chance.pick(series.lessons);
  if (series === undefined || viewer === undefined || lesson === undefined) return undefined;
  const { number } = lesson;
  return {
    label: `${brief(viewer.userId)} leaves lesson ${number} of ${brief(series.id)} out`,
    run: (process) => call(process, 'series.skip', { id: series.id, number }, viewer),
  };
};

/** The student or the tutor ends a series. */
export const endSeries: Draw = (world, scene, chance) => {
  const series = drawSeries(scene, chance);
  const viewer = series && drawSide(world, series, chance, 0.5);
  if (series === undefined || viewer === undefined) return undefined;
  return {
    label: `${brief(viewer.userId)} ends ${brief(series.id)}`,
    run: (process) => call(process, 'series.end', { id: series.id }, viewer),
  };
};

/** Requests payments and gives up unpaid lessons, like the job that runs every minute. */
export const tick: Draw = (world) => ({
  label: 'cron series.tick',
  async run({ jobs }) {
    world.lastRun.set('series.tick', world.time);
    await jobs.runNow('series.tick', {}).catch(() => undefined);
    return 'run';
  },
});

/** Draws a series, in 90 % of the cases one that has not ended. */
function drawSeries({ series }: Scene, chance: Chance): SceneSeries | undefined {
  const live = series.filter(({ status }) => status !== 'ended');
  return chance.pick(chance.happens(0.9) ? live : series);
}

const drawSide = (world: World, series: SceneSeries, chance: Chance, students: number) =>
  viewerOf(world, chance.happens(students) ? series.student_id : series.tutor_id);
