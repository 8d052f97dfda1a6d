import {
  canonicalEmail,
  DAY,
  HOUR,
  STUDENT_VERIFICATION_LIFETIME,
  universityOfEmail,
} from '@campushive/contract';
import { inArray } from 'drizzle-orm';
import { hashPassword } from '../host/passwords/passwords.js';
import type { UserRow } from '@campushive/domain/accounts/users/user';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { listings, users } from '@campushive/domain/platform/database/schema/index';
import { createChance, idAt } from './chance.js';
import type { DemoStudent } from './students.js';
import { campus } from '@campushive/domain/platform/campus';

/** Demo students, found by their addresses. */
export class Members {
  readonly all: readonly UserRow[];

  constructor(rows: readonly UserRow[]) {
    this.all = rows;
  }

  named({ email }: DemoStudent): UserRow {
    return this.at(email);
  }

  called(name: string): UserRow {
    const found = this.all.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is no member's name here`);
    return found;
  }

  at(email: string): UserRow {
    const found = this.all.find((one) => one.email === email);
    if (found === undefined) throw new Error(`${email} is no member's address here`);
    return found;
  }
}

/** Students of a demo, and their common password. */
export interface Population {
  readonly students: readonly DemoStudent[];
  readonly password: string;
  /** Student whose verification expires within a few days. */
  readonly renewsSoon?: DemoStudent;
}

/** Returns true if no one has joined yet. Rows of an interrupted seeding do not count. */
export async function isUntouched(db: Db, { students }: Population): Promise<boolean> {
  const people = await db
    .select({ email: users.email })
    .from(users)
    .limit(students.length + 1);
  const seededEmails = new Set(students.map((student) => student.email));
  if (people.some(({ email }) => !seededEmails.has(email))) return false;
  const posted = await db.select({ id: listings.id }).from(listings).limit(1);
  return posted.length === 0;
}

/** Mixed halls of the demo students. Null for students who name none. */
const DEMO_HALLS: Readonly<Record<string, readonly (string | null)[]>> = {
  ug: ['mensah-sarbah-hall', 'legon-hall', null, 'akuafo-hall', 'mensah-sarbah-hall', 'jubilee-hall'],
  knust: ['unity-hall', 'republic-hall', null, 'independence-hall'],
  ucc: ['valco-hall', null, 'kwame-nkrumah-hall'],
};

/** Returns a function that gives the students of each university its halls in turn. */
function hallsInTurn(): (universityId: string) => string | null {
  const countByHall = new Map<string, number>();
  return (universityId) => {
    const halls = DEMO_HALLS[universityId] ?? [];
    const turn = countByHall.get(universityId) ?? 0;
    countByHall.set(universityId, turn + 1);
    return halls[turn % halls.length] ?? null;
  };
}

/** Stores all students; the shared password is hashed once. */
export async function admit(db: Db, population: Population, now: Date): Promise<Members> {
  const { students, password } = population;
  const chance = createChance(1957);
  const passwordHash = await hashPassword(password);
  const hallFor = hallsInTurn();
  const rows = students.map(({ name, email, bio, role = 'student' as const }) => {
    const since = later(now, -chance.between(150 * 24, 300 * 24) * HOUR);
    const renewsSoon = email === population.renewsSoon?.email;
    const provedAt = renewsSoon
      ? later(now, 12 * DAY - STUDENT_VERIFICATION_LIFETIME)
      : later(now, -30 * DAY);
    const joined = renewsSoon ? provedAt : since;
    const universityId = universityOfEmail(campus, email)?.id ?? '';
    return {
      id: idAt(joined, chance),
      name,
      email,
      canonicalEmail: canonicalEmail(email),
      passwordHash,
      universityId,
      hallId: hallFor(universityId),
      bio,
      role,
      lastSeenAt: later(now, -chance.next() * 3 * DAY),
      studentProvedAt: provedAt,
      createdAt: joined,
      updatedAt: joined,
    };
  });
  await db.insert(users).values(rows).onConflictDoNothing();
  const emails = students.map((student) => student.email);
  return new Members(await db.select().from(users).where(inArray(users.email, emails)));
}
