import type { ExperiencedStudent, Invitation } from '@campushive/contract';
import { invitationStatusOf } from '@campushive/contract/rules/invitations';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { NO_RATING, ratingsOf } from '../../accounts/users/rating.js';
import { toPerson } from '../../accounts/users/person.js';
import { countCompleted, type Experienced, type InvitedStudent } from './invitation-store.js';
import { factsOf } from './store.js';
import type { InvitationsContext } from './invitations-context.js';

export async function describeInvitations(
  context: InvitationsContext,
  { hive }: ListingRow,
  found: readonly InvitedStudent[],
): Promise<Invitation[]> {
  const { db } = context;
  const ids = found.map(({ student }) => student.id);
  const completed = await countCompleted(db, hive, ids);
  const students = await toExperienced(
    context,
    found.map(({ student }) => ({ student, completed: completed.get(student.id) ?? 0 })),
  );
  return found.flatMap(({ invitation, application }, index) => {
    const student = students[index];
    const isDeclined = invitation.declinedAt !== null;
    const status = invitationStatusOf({ isDeclined, application: factsOf(application ?? undefined) });
    return student === undefined ? [] : [{ student, status, createdAt: invitation.createdAt.toISOString() }];
  });
}

export async function toExperienced(
  { db, clock }: InvitationsContext,
  found: readonly Experienced[],
): Promise<ExperiencedStudent[]> {
  const ids = found.map(({ student }) => student.id);
  const ratings = await ratingsOf(db, ids, clock.now());
  return found.map(({ student, completed }) => ({
    ...toPerson(student),
    ...(ratings.get(student.id) ?? NO_RATING),
    completed,
  }));
}
