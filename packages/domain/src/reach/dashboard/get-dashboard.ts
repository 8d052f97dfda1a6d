import { hallId, leadingOf, universityIdsOf } from '../../catalogue/hives/lists/finding.js';
import type { Handler } from '../../calls/handlers.js';
import { nextStepsOf } from './next-steps.js';
import { moneyOf } from './money.js';
import { countOpenApplications } from '../../deals/applications/store.js';
import { deadlinesOf } from './deadlines.js';
import { coursesOf, eventsToday, newSinceVisit } from './around.js';
import { recommend } from './recommendations.js';
import type { DashboardContext } from './context.js';

const RECENT = 5;

export const getDashboard = (context: DashboardContext): Handler<'dashboard.get'> => {
  const { db, clock, deps } = context;
  return async ({ first, firstHall, hall, ...narrowing }, { viewer, origin }) => {
    const filters = { universityIds: universityIdsOf(narrowing), hall: hallId(hall, 'hall') };
    const lead = leadingOf({ first: first ?? viewer.universityId, firstHall });
    const isNarrowed = filters.universityIds !== undefined || filters.hall !== undefined;
    const here = isNarrowed ? filters : { universityIds: [viewer.universityId] };
    const around = async () => {
      const fresh = await newSinceVisit(context, viewer, here);
      const except = new Set(fresh.listings.map(({ id }) => id));
      return { fresh, recommended: await recommend(context, viewer, { lead, filters, except }) };
    };
    const [next, money, activeApplications, deadlines, { fresh, recommended }, tonight, courses, recent] =
      await Promise.all([
        nextStepsOf({ db, clock }, viewer.userId),
        moneyOf(context, viewer.userId),
        countOpenApplications(db, viewer.userId, clock.now()),
        deadlinesOf(context, viewer.userId),
        around(),
        eventsToday(context, viewer, here),
        coursesOf(context, viewer),
        deps.recent({ limit: RECENT }, { viewer, origin, file: undefined }),
      ]);
    const lists = { tonight, fresh, courses, recommended };
    return { data: { next, ...money, activeApplications, deadlines, ...lists, recent: recent.data } };
  };
};
