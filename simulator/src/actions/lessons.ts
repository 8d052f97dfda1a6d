import { WEEKDAYS } from '@campushive/contract';
import { brief, call, viewerOf, type Draw } from './action.js';

/** A tutor says when they teach, while others book. */
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
