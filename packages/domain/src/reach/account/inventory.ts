import { getTableName, type SQL } from 'drizzle-orm';
import { eq, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  attachments,
  attendeeMessages,
  auditEntries,
  availabilities,
  blocks,
  bundleItems,
  calendarAddresses,
  chargebacks,
  charges,
  conversations,
  credits,
  disputes,
  doorHelpers,
  downloads,
  favorites,
  feedback,
  follows,
  hiveSwitches,
  idempotencyKeys,
  invitations,
  knownDevices,
  lessonSeries,
  listings,
  messages,
  milestonePlans,
  notifications,
  meetups,
  offers,
  orders,
  participations,
  partnerKeys,
  passkeys,
  passwordResets,
  paymentNumbers,
  payoutAccounts,
  payouts,
  pushSubscriptions,
  portfolioPictures,
  recentSearches,
  recoveryCodes,
  reportCases,
  reconciliationCases,
  reports,
  reviews,
  savedSearchAlerts,
  savedSearches,
  sessions,
  signInAlarms,
  smsMessages,
  smsNumbers,
  stallItems,
  stallLines,
  stallOrders,
  stalls,
  studentCodes,
  studyFiles,
  takedowns,
  tickets,
  uploads,
  users,
  wanted,
  webhooks,
} from '../../platform/database/schema/index.js';

/** Personal data in one table, and its treatment when a student deletes the account. */
export interface Holding {
  readonly table: PgTable;
  /** Columns that name a student: each matching row is about them. */
  readonly columns: readonly PgColumn[];
  /** `own` goes into the export; `others` is about the student, but belongs to someone else. */
  readonly about: 'own' | 'others';
  /**
   * `erased`: the rows are deleted. `kept`: they stay, because another student or the law needs them; the name
   * disappears with the user's row. `emptied`: `deletion.ts` blanks their personal data.
   */
  readonly onDeletion: 'erased' | 'kept' | 'emptied';
}

const holding = (
  table: PgTable,
  columns: readonly PgColumn[],
  onDeletion: Holding['onDeletion'],
  about: Holding['about'] = 'own',
): Holding => ({ table, columns, about, onDeletion });

/** Every column with a student's id. A test compares it with the database's foreign keys. */
export const INVENTORY: readonly Holding[] = [
  holding(users, [users.id], 'emptied'),
  // Erased before the sessions that they refer to.
  holding(pushSubscriptions, [pushSubscriptions.userId], 'erased'),
  holding(sessions, [sessions.userId], 'erased'),
  holding(passkeys, [passkeys.userId], 'erased'),
  holding(smsNumbers, [smsNumbers.userId], 'erased'),
  holding(smsMessages, [smsMessages.userId], 'erased'),
  holding(recoveryCodes, [recoveryCodes.userId], 'erased', 'others'),
  holding(calendarAddresses, [calendarAddresses.userId], 'erased'),
  holding(studentCodes, [studentCodes.userId], 'erased', 'others'),
  holding(knownDevices, [knownDevices.userId], 'erased', 'others'),
  holding(signInAlarms, [signInAlarms.userId], 'erased', 'others'),
  holding(passwordResets, [passwordResets.userId], 'erased', 'others'),
  holding(idempotencyKeys, [idempotencyKeys.userId], 'erased', 'others'),
  holding(notifications, [notifications.userId], 'erased'),
  holding(uploads, [uploads.ownerId], 'emptied'),
  holding(studyFiles, [studyFiles.ownerId], 'emptied'),
  // Delivered files are part of the order, as its texts are.
  holding(attachments, [attachments.ownerId], 'emptied'),
  holding(downloads, [downloads.userId], 'erased'),
  holding(listings, [listings.posterId, listings.assignedToId], 'emptied'),
  holding(availabilities, [availabilities.tutorId], 'erased'),
  holding(applications, [applications.applicantId], 'erased'),
  holding(invitations, [invitations.studentId], 'erased'),
  // Records what the orders of a gig pay; the texts are part of the deal and carry no name.
  holding(milestonePlans, [milestonePlans.workerId], 'kept'),
  holding(favorites, [favorites.userId], 'erased'),
  holding(recentSearches, [recentSearches.userId], 'erased'),
  holding(savedSearches, [savedSearches.userId], 'erased'),
  holding(savedSearchAlerts, [savedSearchAlerts.userId], 'erased'),
  holding(wanted, [wanted.userId], 'erased'),
  holding(portfolioPictures, [portfolioPictures.userId], 'erased'),
  holding(follows, [follows.followerId], 'erased'),
  holding(follows, [follows.followedId], 'erased', 'others'),
  holding(feedback, [feedback.userId], 'erased'),
  holding(tickets, [tickets.userId], 'emptied'),
  holding(
    conversations,
    [conversations.firstUserId, conversations.secondUserId, conversations.openedById],
    'kept',
  ),
  // Participations in groups are deleted.
  holding(participations, [participations.userId], 'emptied'),
  holding(offers, [offers.buyerId, offers.sellerId], 'kept'),
  holding(messages, [messages.senderId], 'kept'),
  holding(doorHelpers, [doorHelpers.userId], 'erased'),
  holding(attendeeMessages, [attendeeMessages.senderId], 'erased'),
  holding(blocks, [blocks.blockerId], 'erased'),
  holding(blocks, [blocks.blockedId], 'erased', 'others'),
  holding(lessonSeries, [lessonSeries.studentId, lessonSeries.tutorId], 'kept'),
  holding(orders, [orders.buyerId, orders.sellerId], 'kept'),
  holding(meetups, [meetups.buyerId, meetups.sellerId], 'kept'),
  // The export finds bundle items and disputes by their order.
  holding(bundleItems, [], 'kept'),
  // Orders show the stall's name, its place and the items that were bought.
  holding(stalls, [stalls.sellerId], 'kept'),
  holding(stallOrders, [stallOrders.buyerId, stallOrders.sellerId], 'kept'),
  // The export finds price lists by their stall, and lines by their order.
  holding(stallItems, [], 'kept'),
  holding(stallLines, [], 'kept'),
  holding(disputes, [disputes.resolvedById], 'kept'),
  holding(charges, [charges.userId], 'erased'),
  holding(chargebacks, [chargebacks.answeredById], 'kept', 'others'),
  holding(reconciliationCases, [reconciliationCases.closedById], 'kept', 'others'),
  holding(paymentNumbers, [paymentNumbers.userId], 'erased'),
  holding(payoutAccounts, [payoutAccounts.userId], 'erased'),
  holding(payouts, [payouts.userId], 'kept'),
  holding(credits, [credits.userId], 'kept'),
  holding(credits, [credits.givenById, credits.withdrawnById], 'kept', 'others'),
  holding(reviews, [reviews.authorId, reviews.subjectId], 'kept'),
  holding(reports, [reports.reporterId], 'kept'),
  holding(reportCases, [reportCases.subjectId, reportCases.resolvedById], 'kept', 'others'),
  holding(takedowns, [takedowns.ownerId], 'kept'),
  holding(takedowns, [takedowns.hiddenById, takedowns.answeredById], 'kept', 'others'),
  holding(partnerKeys, [partnerKeys.createdById], 'kept', 'others'),
  holding(webhooks, [webhooks.createdById], 'kept', 'others'),
  holding(hiveSwitches, [hiveSwitches.byId], 'kept', 'others'),
  holding(auditEntries, [auditEntries.actorId], 'kept', 'others'),
];

/** Never in an export: keys to the account, other people's secrets, and search columns. */
export const SECRET_COLUMNS: readonly string[] = [
  'passwordHash',
  'tokenHash',
  'pageHash',
  'keyHash',
  'handoverCode',
  'accessCode',
  'authorizationUrl',
  'recipientCode',
  'transferCode',
  'phoneHash',
  'sealedPhone',
  'codeSeed',
  'sandboxUrl',
  'search',
  'files',
  // Staff members who decided; the decision itself is exported.
  'hiddenById',
  'answeredById',
  'givenById',
  'withdrawnById',
  // Progress of a message to attendees, which is the id of another student.
  'reachedId',
  'p256dh',
  'auth',
  'credentialId',
  'publicKey',
];

export const rowsOf = ({ columns }: Holding, userId: string): SQL | undefined =>
  or(...columns.map((column) => eq(column, userId)));

export const fileNameOf = ({ table }: Holding): string => getTableName(table).replaceAll('_', '-');
