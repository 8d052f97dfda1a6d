import { eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { countAppeals, describeAppeals, findAppeal, findAppeals, placeOf } from './appeal-queue.js';
import { AppealDesk } from './appeals.js';
import { appealLetter } from './letters.js';

type AppealCalls = Handlers<'appeals.get' | 'appeals.create' | 'appeals.list' | 'appeals.resolve'>;

/** Appeals against what moderators decided. */
export function createAppealCalls(platform: Platform, notify: NotificationsModule['notify']): AppealCalls {
  const { db, clock, mail, config } = platform;
  const desk = new AppealDesk(platform, notify);
  return {
    async 'appeals.get'({ id }, { viewer }) {
      return { data: await desk.shown(id, viewer) };
    },
    async 'appeals.create'(input, { viewer }) {
      await desk.appeal(input, viewer);
      return {
        data: await desk.shown(input.id, viewer),
        message: 'Thank you. Another moderator will look at this.',
      };
    },
    async 'appeals.list'({ state = 'open', cursor, ...input }, { viewer }) {
      const limit = limitOf(input);
      const rows = await findAppeals(db, state, { after: placeIn(cursor), limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => {
        const { at, id } = placeOf(row, state);
        return [at.toISOString(), id];
      });
      return {
        data: await describeAppeals(db, page.rows, viewer, clock.now()),
        pagination: page.pagination,
        count: await countAppeals(db, state),
      };
    },
    async 'appeals.resolve'(input, { viewer }) {
      const { ownerId } = await desk.resolve(input, viewer);
      const row = await findAppeal(db, input.id);
      if (row === undefined) throw notFound('Appeal');
      const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
      if (owner !== undefined && owner.deletedAt === null) {
        const url = `${config.publicUrl}/dashboard/appeals/${row.listing.id}`;
        const { decision, note } = input;
        await mail.send(appealLetter(owner, { listing: row.listing.title, decision, note }, url));
      }
      const [data] = await describeAppeals(db, [row], viewer, clock.now());
      if (data === undefined) throw notFound('Appeal');
      return { data };
    },
  };
}

function placeIn(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = decodeCursor(cursor, ['time', 'id']);
  return { at: new Date(at), id: String(id) };
}
