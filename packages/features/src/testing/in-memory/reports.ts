import {
  DAY,
  DECISIONS_FOR,
  hidesReported,
  needsDetails,
  reasonsFor,
  REPORTS_TO_HIDE,
  type ReportCase,
  type ReportTarget,
  WARNING_DAYS,
  WARNINGS,
} from '@campushive/contract';
import { isWritten } from '@campushive/contract/rules/messages';
import { MESSAGES_BEFORE } from './case-files.js';
import { isInGroup } from './groups.js';
import { waitsTooLong } from './hidden-by-reports.js';
import { suspend, warn } from './moderated-accounts.js';
import { decideListing, notifyPoster } from './moderated-listings.js';
import {
  pageOf,
  refuse,
  refuseField,
  toPerson,
  type InMemoryCalls,
  type State,
  type StoredCase,
  type Student,
} from './state.js';
import { endOffers } from './offers.js';
import { isUpheld, recordPostTakedown, recordTakedown } from './takedowns.js';
import { toMajor } from './money.js';
import { findPicture, takePictureDown } from './portfolio.js';
import { caseOfWanted, removeWanted } from './wanted.js';

type ReportCalls = InMemoryCalls<
  'reports.create' | 'moderation.reports' | 'moderation.resolve' | 'moderation.warnings'
>;

/** In-memory calls for reports and moderators' decisions. */
export function reportCalls(state: State): ReportCalls {
  const listingOf = (id: string) => state.listings.find((one) => one.id === id);
  const subjectOf = (type: ReportTarget, id: string, me: Student): Student => {
    if (type === 'listing') {
      const listing = listingOf(id);
      const closed = listing === undefined || ['deleted', 'draft', 'hidden'].includes(listing.status);
      return closed ? refuse('not_found') : listing.poster;
    }
    if (type === 'wanted') {
      const post = state.wanted.find((one) => one.id === id);
      return post !== undefined && ['open', 'closed'].includes(post.status)
        ? post.student
        : refuse('not_found');
    }
    if (type === 'picture') return findPicture(state, id)?.student ?? refuse('not_found');
    if (type === 'user') return state.students.find((one) => one.id === id) ?? refuse('not_found');
    const talk = state.conversations.find(
      (one) => one.pair.includes(me) && one.messages.some((message) => message.id === id),
    );
    const ofGroup = state.groupMessages.find((one) => one.id === id && isInGroup(state, one.listing, me));
    const ofTwo = talk?.messages.find((message) => message.id === id && isWritten(message));
    return (ofTwo ?? ofGroup)?.sender ?? refuse('not_found');
  };
  const postOf = (found: StoredCase) =>
    found.targetType === 'wanted' ? state.wanted.find((one) => one.id === found.targetId) : undefined;
  const hideWhenMany = (found: StoredCase) => {
    const post = postOf(found);
    if (post?.status === 'open' && found.reports.length >= REPORTS_TO_HIDE) post.status = 'hidden';
    if (hidesReported(found.reports.map(({ reason }) => reason))) hideListingOf(state, found);
  };
  const log = (me: Student, action: string, found: StoredCase, reason: string) => {
    const target = { type: found.targetType, id: found.targetId };
    state.audit.push({
      actor: me,
      action,
      target,
      reason,
      details: {},
      createdAt: state.now().toISOString(),
    });
  };

  return {
    'reports.create'({ targetType, targetId, reason, details = '' }, me) {
      if (needsDetails(reason) && details === '') return refuseField('details', 'details_missing');
      const subject = subjectOf(targetType, targetId, me);
      const hive = targetType === 'listing' ? state.listings.find(({ id }) => id === targetId)?.hive : null;
      if (!reasonsFor(targetType, hive).includes(reason)) return refuseField('reason', 'invalid_reason');
      if (subject === me) return refuse('own_content');
      const about = state.cases.filter((one) => one.targetType === targetType && one.targetId === targetId);
      if (about.some((one) => one.reports.some((report) => report.reporter === me))) {
        return refuse('already_reported');
      }
      const createdAt = state.now().toISOString();
      let open = about.find((one) => one.decision === null);
      if (open === undefined) {
        const begun = { reports: [], evidence: null, decision: null };
        open = { id: state.nextId(), targetType, targetId, subject, ...begun, createdAt };
        state.cases.push(open);
      }
      const report = { id: state.nextId(), reporter: me, reason, details, createdAt };
      open.reports.push(report);
      hideWhenMany(open);
      return { data: { id: report.id }, message: 'Thank you. A moderator will look at this.' };
    },
    'moderation.warnings'() {
      const since = new Date(state.now().getTime() - WARNING_DAYS * DAY).toISOString();
      const written = state.conversations
        .flatMap((one) => one.messages)
        .filter((one) => one.createdAt >= since && isWritten(one));
      const reported = new Set(state.cases.map(({ targetId }) => targetId));
      const warnings = WARNINGS.map((warning) => {
        const warned = written.filter((one) => one.warning === warning);
        return {
          warning,
          messages: warned.length,
          reported: warned.filter(({ id }) => reported.has(id)).length,
        };
      });
      return { data: { days: WARNING_DAYS, messages: written.length, warnings } };
    },
    'moderation.reports'({ state: wanted = 'open', targetType, cursor, limit }) {
      const found = state.cases.filter(
        (one) =>
          (one.decision === null) === (wanted === 'open') &&
          (targetType === undefined || one.targetType === targetType),
      );
      const { items, pagination } = pageOf(wanted === 'open' ? found : found.toReversed(), cursor, limit);
      return { data: items.map((one) => toCase(state, one)), pagination, count: found.length };
    },
    'moderation.resolve'({ id, decision, note, until = null }, me) {
      const found = state.cases.find((one) => one.id === id) ?? refuse('not_found');
      const { targetType, subject } = found;
      if (!DECISIONS_FOR[targetType].includes(decision)) {
        return refuseField('decision', 'invalid_decision');
      }
      if (found.decision !== null) return refuse('already_resolved');
      if (subject === me) return refuse('forbidden');
      const listing = targetType === 'listing' ? listingOf(found.targetId) : undefined;
      const post = postOf(found);
      if (decision === 'delete' && targetType === 'wanted') {
        removeWanted(state, post ?? refuse('not_found'), note, { by: me, found });
        log(me, 'wanted.delete', found, note);
      } else if (decision === 'delete' && targetType === 'picture') {
        takePictureDown(state, found.targetId, note, me);
      } else if (decision === 'hide' || decision === 'restore' || decision === 'delete') {
        if (listing === undefined) return refuse('not_found');
        decideListing(state, listing, decision, { me, note, found });
      } else if (decision === 'dismiss') {
        if (listing?.hiddenBy === 'reports') {
          listing.status = 'active';
          listing.hiddenBy = null;
        }
        log(me, `${targetType}.dismiss`, found, note);
      } else if (decision === 'warn') warn(state, subject, me, note);
      else suspend(state, subject, me, note, until, found);
      if (post?.status === 'hidden') {
        post.status = decision === 'dismiss' ? 'open' : 'removed';
        if (decision !== 'dismiss') recordPostTakedown(state, post, { by: me, reason: note, found });
      }
      if (listing?.hiddenBy === 'reports') {
        listing.hiddenBy = 'moderator';
        recordTakedown(state, listing, { kind: 'hide', by: me, reason: note, found });
      }
      found.decision = { is: decision, note, by: me, at: state.now().toISOString() };
      return { data: toCase(state, found) };
    },
  };
}

/** Hides every listing whose takedown request has waited longer than moderators are allowed. */
export function hideUnanswered(state: State): void {
  for (const found of state.cases)
    if (found.decision === null && waitsTooLong(state, found)) hideListingOf(state, found);
}

function hideListingOf(state: State, { targetType, targetId }: StoredCase): void {
  const listing = targetType === 'listing' ? state.listings.find(({ id }) => id === targetId) : undefined;
  if (listing?.status !== 'active') return;
  listing.status = 'hidden';
  endOffers(state, (one) => one.listing === listing, 'closed');
  listing.hiddenBy = 'reports';
  notifyPoster(state, listing, 'listing_hidden', null);
}

function toCase(state: State, found: StoredCase): ReportCase {
  const { id, targetType, targetId, subject, reports, decision, createdAt } = found;
  const listing = targetType === 'listing' ? state.listings.find((one) => one.id === targetId) : undefined;
  return {
    id,
    targetType,
    targetId,
    subject: { ...toPerson(subject), role: subject.role, isSuspended: subject.suspended !== null },
    earlierCases: state.cases.filter((one) => one.subject === subject && isUpheld(one)).length,
    listing:
      listing === undefined
        ? null
        : {
            id: listing.id,
            title: listing.title,
            description: listing.description,
            price: toMajor(listing.priceMinor ?? 0),
            status: listing.status,
            hiveTypeId: listing.hive,
            photo: listing.photos[0] ?? null,
            hiddenByReports: listing.status === 'hidden' && listing.hiddenBy === 'reports',
          },
    wanted: targetType === 'wanted' ? caseOfWanted(state, targetId) : null,
    picture: targetType === 'picture' ? (findPicture(state, targetId)?.picture ?? null) : null,
    ...(targetType === 'message'
      ? reportedMessages(state, targetId, found.evidence)
      : { messages: targetType === 'listing' ? messagesOfOrganiser(state, targetId) : [], group: null }),
    reportCount: reports.length,
    reports: reports
      .toReversed()
      .slice(0, 10)
      .map((one) => ({ ...one, reporter: toPerson(one.reporter) })),
    decision: decision?.is ?? null,
    note: decision?.note ?? null,
    resolvedBy: decision === null ? null : toPerson(decision.by),
    resolvedAt: decision?.at ?? null,
    createdAt,
  };
}

/** Returns the latest messages of the organiser to attendees of a reported event. */
const messagesOfOrganiser = (state: State, listingId: string): ReportCase['messages'] =>
  state.attendeeMessages
    .filter(({ listing }) => listing.id === listingId)
    .slice(-MESSAGES_BEFORE)
    .map(({ id, content, createdAt, listing }) => ({
      ...{ id, content, createdAt, photo: null, unsent: false, bySubject: true },
      author: toPerson(listing.poster).name,
    }));

function reportedMessages(
  state: State,
  id: string,
  evidence: StoredCase['evidence'],
): Pick<ReportCase, 'messages' | 'group'> {
  const talk = state.conversations.find((one) => one.messages.some((message) => message.id === id));
  const event = state.groupMessages.find((one) => one.id === id)?.listing;
  const all = talk?.messages ?? state.groupMessages.filter((one) => one.listing === event);
  const at = all.findIndex((one) => one.id === id);
  const sender = all[at]?.sender;
  const messages = all.slice(Math.max(0, at - MESSAGES_BEFORE), at + 1).map((one) => ({
    id: one.id,
    content: one.content,
    photo: one.attachment,
    ...(one.file && { file: one.file }),
    unsent: one.unsentAt !== null,
    ...(one.id === id && evidence),
    bySubject: one.sender === sender,
    author: toPerson(one.sender).name,
    createdAt: one.createdAt,
  }));
  return { messages, group: event === undefined ? null : { id: event.id, title: event.title } };
}
