import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import { chosenLanguage } from './student-facts.js';

/** Returns whether an account has an address, given in its canonical form. */
export async function hasAddress(db: Db, userId: string, canonicalEmail: string): Promise<boolean> {
  const [user] = await db
    .select({ canonicalEmail: users.canonicalEmail })
    .from(users)
    .where(eq(users.id, userId));
  return user?.canonicalEmail === canonicalEmail;
}

/** Returns whether an account belongs to a university. */
export async function isStudentOf(db: Db, userId: string, universityId: string): Promise<boolean> {
  const [user] = await db
    .select({ universityId: users.universityId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.universityId === universityId;
}

/** Returns the language of mails to an address: that of its account, or the campus's own. */
export async function languageAt(db: Db, canonicalEmail: string): Promise<string> {
  const [member] = await db
    .select({ language: chosenLanguage })
    .from(users)
    .where(eq(users.canonicalEmail, canonicalEmail));
  return member?.language ?? languageOf(undefined);
}
