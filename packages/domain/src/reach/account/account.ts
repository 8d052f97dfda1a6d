import { HOUR, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import { chosenLanguage } from '../../accounts/users/student-facts.js';
import { languageOf } from '../../platform/language.js';
import type { Platform } from '../../platform/platform.js';
import type { ErasureContext } from '../../base/personal-data/personal-data.js';
import { eraseAccount } from './deletion.js';
import { exportAccount } from './export.js';
import { campus } from '../../platform/campus.js';

export interface AccountDeps extends Pick<ErasureContext, 'notify'> {
  /** Throws `password_wrong` on `field` unless it is this student's password. */
  requirePassword(userId: string, password: string, field: string): Promise<unknown>;
  /** Ends every session of a student in the transaction. Call the returned function once it has committed. */
  endSessions(tx: Db, userId: string): Promise<() => void>;
}

/** Limit of exports per hour: each export reads all of a student's data. */
const EXPORTS_AN_HOUR = 5;

/** Rights under data protection law: export and deletion of one's own data. */
export function createAccountModule(
  platform: Platform,
  deps: AccountDeps,
): { readonly calls: Handlers<'users.export' | 'users.deleteAccount'> } {
  const { db, limits, storage, outbox, log } = platform;
  return {
    calls: {
      async 'users.export'(_input, { viewer }) {
        await limits.hit(`export:${viewer.userId}`, EXPORTS_AN_HOUR, HOUR / SECOND);
        const [owner] = await db
          .select({ language: chosenLanguage })
          .from(users)
          .where(eq(users.id, viewer.userId));
        return {
          download: {
            name: `${campus.key}-data.zip`,
            type: 'application/zip',
            stream: exportAccount(platform, viewer.userId, languageOf(owner?.language)),
          },
        };
      },
      async 'users.deleteAccount'({ password }, { viewer }) {
        await deps.requirePassword(viewer.userId, password, 'password');
        const { files, cut } = await db.transaction(async (tx) => ({
          // Runs before the rows that name them are erased.
          cut: await deps.endSessions(tx, viewer.userId),
          files: await eraseAccount({ platform, notify: deps.notify }, tx, viewer.userId),
        }));
        cut();
        await outbox.flush();
        for (const key of files) {
          await storage
            .remove(key)
            .catch((error: unknown) => log.error({ err: error, key }, 'a file of a deleted account stayed'));
        }
        return { message: 'Your account was deleted.' };
      },
    },
  };
}
