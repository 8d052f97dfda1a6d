import { eq, sql } from 'drizzle-orm';
import { dropAbout } from '../../base/notifications/unread.js';
import type { PersonalData } from '../../base/personal-data/personal-data.js';
import { registrations } from '../../platform/database/schema/index.js';
import { addressHash } from '../auth/registration/mail-caps.js';
import { closeAccount } from '../users/close-account.js';
import { forgetWaiting } from '../waiting-list/waiting.js';
import { ACCOUNTS_HOLDINGS } from './holdings.js';

/** Personal data of accounts: the account with its address, and what its followers learnt. */
export const ACCOUNTS_DATA: PersonalData = {
  holdings: ACCOUNTS_HOLDINGS,
  async erase({ platform }, tx, { id, canonicalEmail }, now) {
    // Followers' notifications contain the name.
    await dropAbout(tx, 'followed_posted', sql`(${id})`);
    await tx.delete(registrations).where(eq(registrations.canonicalEmail, canonicalEmail));
    await forgetWaiting(tx, addressHash(platform, canonicalEmail));
    await closeAccount(tx, platform, id, now);
    return [];
  },
};
