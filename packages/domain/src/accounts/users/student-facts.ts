import { eq, sql } from 'drizzle-orm';
import type { StudentFacts } from '../../base/students/student-facts.js';
import { users } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';

/** Language that a student has chosen, beside rows that are joined with `users`. */
export const chosenLanguage = sql<string>`coalesce(${users.settings}->>'language', '')`.mapWith(languageOf);

/** Facts about students for services that know no accounts. */
export const factsAboutStudents: StudentFacts = {
  async find(db, id) {
    const [student] = await db.select().from(users).where(eq(users.id, id));
    return student;
  },
  languageOf(id) {
    const found = sql`select coalesce(${users.settings}->>'language', '') from ${users} where ${eq(users.id, id)}`;
    return sql<string>`(${found})`.mapWith(languageOf);
  },
  settingsOf(id) {
    const found = sql`select ${users.settings} from ${users} where ${eq(users.id, id)}`;
    return sql`(${found})`.mapWith(users.settings);
  },
};
