import { and, inArray, isNull } from 'drizzle-orm';
import { users } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import type { DemoDeps } from './fill-once.js';
import { isUntouched, type Population } from './members.js';
import * as nairobi from './nairobi/students.js';
import * as ghana from './students.js';
import type { DemoStudent } from './students.js';

/** Demo data of a campus: people, places and listings. */
export interface Demo extends Population {
  /** Fills a database that {@link isUntouched}. Returns whether it did. Loads the demo's contents, which a filled campus does without. */
  readonly fill: (deps: DemoDeps, population: Population) => Promise<boolean>;
  /** Accounts that are printed at the start. */
  readonly accounts: readonly DemoStudent[];
}

const DEMOS: Readonly<Record<string, Demo>> = {
  ghana: {
    students: ghana.STUDENTS,
    password: ghana.DEMO_PASSWORD,
    renewsSoon: ghana.RENEWS_SOON,
    accounts: ghana.DEMO_ACCOUNTS,
    fill: async (...all) => (await import('./seed-ghana.js')).seedGhana(...all),
  },
  nairobi: {
    students: nairobi.STUDENTS,
    password: nairobi.PASSWORD,
    accounts: nairobi.ACCOUNTS,
    fill: async (...all) => (await import('./nairobi/seed-nairobi.js')).seedNairobi(...all),
  },
};

/** Returns the demo of a campus; a campus without one starts empty. */
export const demoOf = (campusId: string): Demo | undefined =>
  Object.hasOwn(DEMOS, campusId) ? DEMOS[campusId] : undefined;

/** Fills an empty database with a demo. Returns whether it did. */
export async function seed(demo: Demo, deps: DemoDeps): Promise<boolean> {
  return (await isUntouched(deps.platform.db, demo)) && demo.fill(deps, demo);
}

/** Returns the demo accounts that still exist, to be printed at the start. */
export async function findAccounts({ accounts }: Demo, { db }: HostPlatform): Promise<DemoStudent[]> {
  const emails = accounts.map((account) => account.email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.deletedAt)));
  return accounts.filter(({ email }) => rows.some((row) => row.email === email));
}
