import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';
import type { StoredMessage } from './thread-messages.js';

/** Reports of messages, which the owner of reports knows. */
export interface MessageReports {
  /** Keeps a copy for an open report of an unsent message. Returns whether a moderator still has to see it. */
  retain(tx: Db, message: StoredMessage): Promise<boolean>;
  /** Condition for messages that were ever reported. Takes the column with their id. */
  isReported(db: Db, messageId: PgColumn): SQL;
  /** Condition for photos or files that a kept copy shows. Takes the column with their id. */
  isEvidence(db: Db, part: 'attachment' | 'file', id: PgColumn): SQL;
}
export const messageReports = createHook<MessageReports>('messageReports');
