import { DECISIONS_FOR, type ParsedInputOf } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { reportCases } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { setHider } from '../../catalogue/hives/posting/hide-listing.js';
import type { DeletionNoticeDeps } from '../../catalogue/hives/posting/removal.js';
import { lockSubject } from '../../accounts/users/lock-subject.js';
import { endOf, warn } from './accounts.js';
import { writeAudit } from '../../base/audit/audit.js';
import { decideListing, moderateListing } from './listings.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { suspend } from './suspension.js';
import { recordTakedown, type NewTakedown } from './takedowns.js';
import { removePicture, type RemovePictureDeps } from '../../catalogue/portfolio/take-down.js';
import { lockPost } from '../../catalogue/wanted/store.js';
import { upholdPostRemoval, removeWantedPost, showAgain } from './wanted-posts.js';

type Decision = ParsedInputOf<'moderation.resolve'>;

/** Dependencies of decisions for side effects: notices to attendees, and deletion of picture files. */
export type DecisionDeps = DeletionNoticeDeps & RemovePictureDeps;

/** Decides a case. Returns the suspended student, if any, so that the caller can disconnect their sockets. */
export async function decide(
  tx: Db,
  deps: DecisionDeps,
  input: Decision,
  viewer: Viewer,
  now: Date,
): Promise<{ suspendedId: string | null }> {
  const { id, decision, note } = input;
  const [reportCase] = await tx.select().from(reportCases).where(eq(reportCases.id, id));
  if (reportCase === undefined) throw notFound('Case');
  if (!DECISIONS_FOR[reportCase.targetType].includes(decision)) {
    throw invalidField('decision', 'invalid_decision');
  }
  // Locks the listing's row before the case's, in the same order as reports.
  const listing =
    reportCase.targetType === 'listing' ? await lockListing(tx, reportCase.targetId) : undefined;
  const post = reportCase.targetType === 'wanted' ? await lockPost(tx, reportCase.targetId) : undefined;
  const [open] = await tx.select().from(reportCases).where(eq(reportCases.id, id)).for('update');
  if (open === undefined || open.resolvedAt !== null) {
    throw new Failure('already_resolved', 'This case is already decided.');
  }
  const { subjectId } = open;
  if (subjectId === viewer.userId) throw new Failure('forbidden', 'You can’t decide about your own account.');
  const actorId = viewer.userId;
  await applyDecision(tx, deps, { ...input, open, listing, post, viewer }, now);
  await tx
    .update(reportCases)
    .set({ decision, note, resolvedById: actorId, resolvedAt: now })
    .where(eq(reportCases.id, id));
  return { suspendedId: decision === 'suspend' ? subjectId : null };
}

interface DecidedCase extends Decision {
  readonly open: typeof reportCases.$inferSelect;
  readonly listing: ListingRow | undefined;
  readonly post: Awaited<ReturnType<typeof lockPost>>;
  readonly viewer: Viewer;
}

/** Carries out a decision on the reported content or its student. */
async function applyDecision(
  tx: Db,
  deps: DecisionDeps,
  { id, decision, note, until, open, listing, post, viewer }: DecidedCase,
  now: Date,
): Promise<void> {
  const { subjectId, targetType, targetId } = open;
  const actorId = viewer.userId;
  switch (decision) {
    case 'dismiss':
      await dismiss(tx, { open, listing, post, actorId, note }, now);
      break;
    case 'hide':
    case 'restore':
    case 'delete':
      if (targetType === 'wanted')
        await removeWantedPost(tx, deps.notify, post, { actorId, note, caseId: id }, now);
      else if (targetType === 'picture')
        await removePicture(tx, deps, { id: targetId, reason: note, actorId }, now);
      else await decideListing(tx, deps, listing, { action: decision, actorId, note, caseId: id }, now);
      break;
    case 'warn':
      await lockSubject(tx, subjectId, viewer);
      await retainHidden(tx, listing, { actorId, reason: note, caseId: id }, now);
      await upholdPostRemoval(tx, post, { actorId, note, caseId: id }, now);
      await warn(
        tx,
        deps.notify,
        {
          userId: subjectId,
          actorId,
          reason: note,
          subject: targetType === 'listing' ? { type: 'listing', id: targetId } : null,
        },
        now,
      );
      break;
    case 'suspend':
      await lockSubject(tx, subjectId, viewer);
      await retainHidden(tx, listing, { actorId, reason: note, caseId: id }, now);
      await upholdPostRemoval(tx, post, { actorId, note, caseId: id }, now);
      await suspend(
        tx,
        { userId: subjectId, actorId, reason: note, until: endOf(until, now), caseId: id },
        now,
      );
      break;
    default:
      decision satisfies never;
  }
}

/** Shows content again that reports had hidden, and logs the dismissal. */
async function dismiss(
  tx: Db,
  {
    open,
    listing,
    post,
    actorId,
    note,
  }: Pick<DecidedCase, 'open' | 'listing' | 'post' | 'note'> & { readonly actorId: string },
  now: Date,
): Promise<void> {
  const { targetType, targetId } = open;
  if (listing?.hiddenBy === 'reports') {
    await moderateListing(tx, listing, { to: 'active', actorId, reason: note }, now);
  }
  await showAgain(tx, post);
  await writeAudit(
    tx,
    {
      actorId,
      action: `${targetType}.dismiss`,
      target: { type: targetType, id: targetId },
      reason: note,
    },
    now,
  );
}

/** Keeps a listing hidden that reports had hidden: from now on because of the moderator's decision. */
async function retainHidden(
  tx: Db,
  listing: ListingRow | undefined,
  decision: Omit<NewTakedown, 'kind'>,
  now: Date,
): Promise<void> {
  if (listing?.hiddenBy !== 'reports') return;
  await recordTakedown(tx, listing, { kind: 'hide', ...decision }, now);
  await setHider(tx, listing.id, 'moderator');
}
