import { and, eq, ne } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { lessonSeries, orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { end, skip } from './change-series.js';
import { create } from './create.js';
import { findLessonOf } from './order-lesson.js';
import { plan } from './plan.js';
import { describeSeries, isOf } from './presenter.js';
import { tick } from './tick.js';

type SeriesCalls = Handlers<
  'series.plan' | 'series.create' | 'series.list' | 'series.get' | 'series.skip' | 'series.end'
>;

const CHANGES_AN_HOUR = 60;

/** Lessons of every week: kept for their student, paid one by one. */
export function createSeriesModule(
  platform: Platform,
  deps: { readonly notify: NotificationsModule['notify'] },
): { readonly calls: SeriesCalls } {
  const { db, clock, jobs, limits } = platform;
  const context = { platform, ...deps };
  jobs.work('series.tick', () => tick(context));
  jobs.every('series.tick', '* * * * *');
  const changed = (viewer: Viewer) => limits.hit(`series:${viewer.userId}`, CHANGES_AN_HOUR, 3_600);

  return {
    calls: {
      async 'series.plan'(input, { viewer }) {
        const data = await plan(platform, input, viewer);
        return { data, count: data.length };
      },
      async 'series.create'(input, { viewer }) {
        await changed(viewer);
        const { id } = await create(platform, input, viewer);
        return { data: await requireOwn(id, viewer), message: 'Created' };
      },
      async 'series.list'({ payment }, { viewer }) {
        const data = await list(payment, viewer);
        return { data, count: data.length };
      },
      'series.get': async ({ id }, { viewer }) => ({ data: await requireOwn(id, viewer) }),
      async 'series.skip'(input, { viewer }) {
        await changed(viewer);
        await skip(context, input, viewer);
        return { data: await requireOwn(input.id, viewer) };
      },
      async 'series.end'(input, { viewer }) {
        await changed(viewer);
        await end(context, input, viewer);
        return { data: await requireOwn(input.id, viewer) };
      },
    },
  };

  async function list(payment: string | undefined, viewer: Viewer) {
    if (payment === undefined)
      return describeSeries(db, and(isOf(viewer), ne(lessonSeries.status, 'ended')), viewer, clock.now());
    const [order] = await db.select().from(orders).where(eq(orders.id, payment));
    const found = order === undefined ? undefined : await findLessonOf(db, order);
    if (found === undefined) return [];
    return describeSeries(db, eq(lessonSeries.id, found.row.id), viewer, clock.now());
  }

  /** Returns the series; throws 404 unless the viewer is a side of it. */
  async function requireOwn(id: string, viewer: Viewer) {
    const [found] = await describeSeries(db, eq(lessonSeries.id, id), viewer, clock.now());
    if (found === undefined) throw notFound('Series');
    return found;
  }
}
