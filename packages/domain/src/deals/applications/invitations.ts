import { type ExperiencedStudent, type Invitation, MAX_INVITABLE } from '@campushive/contract';
import {
  invitationStatusOf,
  refusalToDecline,
  refusalToInvite,
} from '@campushive/contract/rules/invitations';
import { and, count, eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { invitations, listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/visible.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { NO_RATING, ratingsOf } from '../reviews/rating.js';
import { toPerson } from '../../accounts/users/person.js';
import {
  countCompleted,
  findExperienced,
  findInvited,
  type Experienced,
  type InvitedStudent,
} from './invitation-store.js';
import { lockTask } from './lock-task.js';
import { notifyOfTask } from './notify.js';
import { refusal } from './refusal.js';
import { factsOf, findApplication } from './store.js';

type InvitationCalls = Handlers<
  'invitations.create' | 'invitations.list' | 'invitations.suggested' | 'invitations.decline'
>;

export interface InvitationsDeps {
  readonly notify: NotificationsModule['notify'];
  /** Throws `not_found` for a student whose page the viewer may not see. */
  requireVisible(id: string, viewer: Viewer): Promise<void>;
}

const INVITATIONS_A_DAY = 40;

/** Invitations by which the poster of a gig or a delivery asks students to apply. */
export function createInvitationsModule(
  platform: Platform,
  { notify, requireVisible }: InvitationsDeps,
): { readonly calls: InvitationCalls } {
  const { db, clock, limits, outbox } = platform;
  return {
    calls: {
      'invitations.create': invite,
      async 'invitations.list'({ id }, { viewer }) {
        const listing = await requireOwnTask(id, viewer);
        return { data: await describe(listing, await findInvited(db, id)) };
      },
      async 'invitations.suggested'({ id }, { viewer }) {
        const listing = await requireOwnTask(id, viewer);
        return { data: await toExperienced(await findExperienced(db, listing, MAX_INVITABLE)) };
      },
      async 'invitations.decline'({ id }, { viewer }) {
        await db.transaction((tx) => decline(tx, id, viewer));
        return { message: 'Invitation declined' };
      },
    },
  };

  async function invite(
    { id, studentId }: { id: string; studentId: string },
    { viewer }: { viewer: Viewer },
  ) {
    await limits.hit(`invite:${viewer.userId}`, INVITATIONS_A_DAY, 86_400);
    const isReachable = await isShownTo(studentId, viewer);
    const listing = await db.transaction(async (tx) => {
      const now = clock.now();
      const task = await lockTask(tx, id, viewer);
      // Blocking locks this row as well, so the two never run at once.
      const [student] = await tx
        .select({ deletedAt: users.deletedAt, suspendedAt: users.suspendedAt })
        .from(users)
        .where(eq(users.id, studentId))
        .for('no key update');
      const isHere = student !== undefined && student.deletedAt === null && student.suspendedAt === null;
      const [{ invited } = { invited: 0 }] = await tx
        .select({ invited: count() })
        .from(invitations)
        .where(eq(invitations.listingId, id));
      const refused = refusalToInvite(
        task,
        {
          viewerId: viewer.userId,
          studentId,
          isReachable: isReachable && isHere,
          isBlocked: await isBlocked(tx, viewer.userId, studentId),
          isInvited: (await findInvitation(tx, id, studentId)) !== undefined,
          application: factsOf((await findApplication(tx, id, studentId))?.application),
          invited,
        },
        now,
      );
      if (refused === 'not_found') throw notFound('Student');
      if (refused !== null) throw refusal(refused);
      await tx.insert(invitations).values({ listingId: id, studentId, createdAt: now });
      await notifyOfTask(notify, tx, studentId, task, 'application_invited');
      return task;
    });
    await outbox.flush();
    const [data] = await describe(listing, await findInvited(db, id, studentId));
    if (data === undefined) throw notFound('Invitation');
    return { data, message: 'Invited' };
  }

  async function decline(tx: Db, id: string, viewer: Viewer): Promise<void> {
    await lockTask(tx, id, viewer);
    const known = await findInvitation(tx, id, viewer.userId);
    const application = factsOf((await findApplication(tx, id, viewer.userId))?.application);
    const refused = refusalToDecline(
      known === undefined ? null : invitationStatusOf({ isDeclined: known.declinedAt !== null, application }),
    );
    if (refused === 'not_found') throw notFound('Invitation');
    if (refused !== null) throw refusal(refused);
    await tx
      .update(invitations)
      .set({ declinedAt: clock.now() })
      .where(and(eq(invitations.listingId, id), eq(invitations.studentId, viewer.userId)));
  }

  async function isShownTo(studentId: string, viewer: Viewer): Promise<boolean> {
    try {
      await requireVisible(studentId, viewer);
      return true;
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return false;
      throw error;
    }
  }

  async function requireOwnTask(id: string, viewer: Viewer): Promise<ListingRow> {
    const [listing] = await db.select(listingColumns).from(listings).where(eq(listings.id, id));
    if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
    if (listing.posterId !== viewer.userId) {
      throw new Failure('forbidden', 'Only the student who posted this invites others to it.');
    }
    return listing;
  }

  async function describe({ hive }: ListingRow, found: readonly InvitedStudent[]): Promise<Invitation[]> {
    const ids = found.map(({ student }) => student.id);
    const completed = await countCompleted(db, hive, ids);
    const students = await toExperienced(
      found.map(({ student }) => ({ student, completed: completed.get(student.id) ?? 0 })),
    );
    return found.flatMap(({ invitation, application }, index) => {
      const student = students[index];
      const isDeclined = invitation.declinedAt !== null;
      const status = invitationStatusOf({ isDeclined, application: factsOf(application ?? undefined) });
      return student === undefined
        ? []
        : [{ student, status, createdAt: invitation.createdAt.toISOString() }];
    });
  }

  async function toExperienced(found: readonly Experienced[]): Promise<ExperiencedStudent[]> {
    const ids = found.map(({ student }) => student.id);
    const ratings = await ratingsOf(db, ids, clock.now());
    return found.map(({ student, completed }) => ({
      ...toPerson(student),
      ...(ratings.get(student.id) ?? NO_RATING),
      completed,
    }));
  }
}

async function findInvitation(tx: Db, listingId: string, studentId: string) {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.listingId, listingId), eq(invitations.studentId, studentId)));
  return found;
}

/** Returns the status of a student's invitation to a task; undefined where there is none. */
export async function invitationOf(db: Db, listingId: string, studentId: string) {
  const invitation = await findInvitation(db, listingId, studentId);
  if (invitation === undefined) return undefined;
  const application = factsOf((await findApplication(db, listingId, studentId))?.application);
  return invitationStatusOf({ isDeclined: invitation.declinedAt !== null, application });
}
