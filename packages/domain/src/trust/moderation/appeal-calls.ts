import type { ParsedInputOf } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { AuthModule } from '../../accounts/auth/auth.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { countAppeals, describeAppeals, findAppeal, findAppeals, placeOf } from './appeal-queue.js';
import { decideAppeal, type Decided } from './appeal-verdicts.js';
import { AppealDesk } from './appeals.js';
import { appealLetter, suspensionAppealLetter } from './letters.js';

type AppealCalls = Handlers<
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.suspension'
  | 'appeals.createForAccount'
  | 'appeals.list'
  | 'appeals.resolve'
>;

const THANKS = 'Thank you. Another moderator will look at this.';

/** Appeals against what moderators decided. */
export function createAppealCalls(
  platform: Platform,
  notify: NotificationsModule['notify'],
  requireSuspended: AuthModule['requireSuspended'],
): AppealCalls {
  const { db, clock, mail, outbox, config } = platform;
  const desk = new AppealDesk(platform, notify);
  return {
    async 'appeals.get'({ id }, { viewer }) {
      return { data: await desk.shown(id, viewer) };
    },
    async 'appeals.create'(input, { viewer }) {
      await desk.appeal(input, viewer);
      return {
        data: await desk.shown(input.id, viewer),
        message: THANKS,
      };
    },
    async 'appeals.suspension'({ email, password }, { origin }) {
      return { data: await desk.suspension(await requireSuspended(email, password, origin)) };
    },
    async 'appeals.createForAccount'({ email, password, text }, { origin }) {
      const user = await requireSuspended(email, password, origin);
      await desk.appealForAccount(user, text);
      return { data: await desk.suspension(user), message: THANKS };
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
      const decided = await db.transaction((tx) => decideAppeal(tx, notify, input, viewer, clock.now()));
      await outbox.flush();
      await write(decided, input);
      const row = await findAppeal(db, input.id);
      if (row === undefined) throw notFound('Appeal');
      const [data] = await describeAppeals(db, [row], viewer, clock.now());
      if (data === undefined) throw notFound('Appeal');
      return { data };
    },
  };

  /** After the commit: an appeal is waited for, and its answer should not be missed. */
  async function write(
    { ownerId, listing }: Decided,
    { decision, note }: ParsedInputOf<'appeals.resolve'>,
  ): Promise<void> {
    const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
    if (owner === undefined || owner.deletedAt !== null) return;
    const letter =
      listing === null
        ? suspensionAppealLetter(owner, { decision, note }, `${config.publicUrl}/login`)
        : appealLetter(
            owner,
            { listing: listing.title, decision, note },
            `${config.publicUrl}/dashboard/appeals/${listing.id}`,
          );
    await mail.send(letter);
  }
}

function placeIn(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = decodeCursor(cursor, ['time', 'id']);
  return { at: new Date(at), id: String(id) };
}
