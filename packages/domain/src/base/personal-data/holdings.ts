import { holding, type Holding } from './personal-data.js';
import type { Platform } from '../../platform/platform.js';
import { findNumber, fullNumberOf } from '../sms/sms-number.js';
import {
  attachments,
  auditEntries,
  feedback,
  hiveSwitches,
  idempotencyKeys,
  notifications,
  pushSubscriptions,
  recoveryCodes,
  smsMessages,
  smsNumbers,
  uploads,
} from '../../platform/database/schema/index.js';

/** Tables of basic services with a student's id. */
export const BASE_HOLDINGS: readonly Holding[] = [
  // Erased before the sessions that they refer to.
  holding(pushSubscriptions, [pushSubscriptions.userId], 'erased'),
  { ...holding(smsNumbers, [smsNumbers.userId], 'erased'), complete: withFullNumber },
  holding(smsMessages, [smsMessages.userId], 'erased'),
  holding(recoveryCodes, [recoveryCodes.userId], 'erased', 'others'),
  holding(idempotencyKeys, [idempotencyKeys.userId], 'erased', 'others'),
  holding(notifications, [notifications.userId], 'erased'),
  holding(uploads, [uploads.ownerId], 'emptied'),
  // Delivered files are part of the order, as its texts are.
  holding(attachments, [attachments.ownerId], 'emptied'),
  holding(feedback, [feedback.userId], 'erased'),
  holding(hiveSwitches, [hiveSwitches.byId], 'kept', 'others'),
  holding(auditEntries, [auditEntries.actorId], 'kept', 'others'),
];

/** Adds the whole number, which is stored encrypted, to the row of the number for text messages. */
async function withFullNumber(
  { db, secrets }: Platform,
  userId: string,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const number = await findNumber(db, userId);
  const phone = number === undefined ? null : (fullNumberOf(secrets, number) ?? null);
  return rows.map((row) => ({ ...row, phone }));
}
