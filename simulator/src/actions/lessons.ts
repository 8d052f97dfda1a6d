import { HOUR, WEEKDAYS } from '@campushive/contract';
import { brief, call, viewerOf, type Draw } from './action.js';

/** A tutor changes the teaching hours while others book. */
export const offerHours: Draw = (world, scene, chance) => {
  const listing = chance.pick(scene.listings.filter(({ hive }) => hive === 'academia'));
  const tutor = listing && viewerOf(world, listing.poster_id);
  if (listing === undefined || tutor === undefined) return undefined;
  const until = chance.happens(0.5) ? '24:00' : '18:00';
  const weekly = WEEKDAYS.map((weekday) => ({ weekday, from: '06:00', to: until }));
  const input = { id: listing.id, weekly, breakMinutes: chance.happens(0.5) ? 15 : 0 };
  return {
    label: `${brief(tutor.userId)} teaches until ${until} at ${brief(listing.id)}`,
    run: (process) => call(process, 'availability.set', input, tutor),
  };
};

/** A student moves a paid lesson, or its tutor proposes another time, which the student accepts, declines or ignores. */
export const moveLesson: Draw = (world, scene, chance) => {
  const lessons = scene.orders.filter(({ starts_at }) => starts_at !== null);
  const held = lessons.filter(({ status }) => status === 'held');
  const order = chance.pick(chance.happens(0.9) ? held : lessons);
  const student = order && viewerOf(world, order.buyer_id);
  const tutor = order && viewerOf(world, order.seller_id);
  if (order === undefined || student === undefined || tutor === undefined) return undefined;
  const { id, starts_at: startsAt, proposed_starts_at: proposed } = order;
  const other = new Date(Date.parse(startsAt ?? '') + (chance.below(96) - 24) * HOUR).toISOString();
  const step = chance.weighted([
    [4, 'move'],
    [3, 'propose'],
    [proposed === null ? 0.2 : 3, 'take'],
    [proposed === null ? 0.2 : 3, 'decline'],
  ] as const);
  const name = step === 'propose' || step === 'decline' ? (`bookings.${step}` as const) : 'bookings.move';
  const isRight = chance.happens(0.9);
  const viewer = (step === 'propose') === isRight ? tutor : student;
  const at = step === 'take' || step === 'decline' ? new Date(proposed ?? other).toISOString() : other;
  return {
    label: `${brief(viewer.userId)}, lesson ${brief(id)}: ${step ?? ''} ${at}`,
    run: (process) => call(process, name, { id, startsAt: at }, viewer),
  };
};
