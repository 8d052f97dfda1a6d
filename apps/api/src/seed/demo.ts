import { and, inArray, isNull } from 'drizzle-orm';
import { users } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import type { DemoDeps } from './fill-once.js';
import { seedNairobi } from './nairobi/seed-nairobi.js';
import { ACCOUNTS, PASSWORD } from './nairobi/students.js';
import { seedGhana } from './seed-ghana.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoStudent } from './students.js';

/** Demo data of a campus: people, places and listings. */
export interface Demo {
  /** Fills an empty database. Returns whether it did. */
  readonly seed: (deps: DemoDeps) => Promise<boolean>;
  readonly password: string;
  /** Accounts that are printed at the start. */
  readonly accounts: readonly DemoStudent[];
}

const DEMOS: Readonly<Record<string, Demo>> = {
  ghana: { seed: seedGhana, password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS },
  nairobi: { seed: seedNairobi, password: PASSWORD, accounts: ACCOUNTS },
};

/** Returns the demo of a campus; a campus without one starts empty. */
export const demoOf = (campusId: string): Demo | undefined =>
  Object.hasOwn(DEMOS, campusId) ? DEMOS[campusId] : undefined;

/** Returns the demo accounts that still exist, to be printed at the start. */
export async function findAccounts({ accounts }: Demo, { db }: HostPlatform): Promise<DemoStudent[]> {
  const emails = accounts.map((one) => one.email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.deletedAt)));
  return accounts.filter(({ email }) => rows.some((row) => row.email === email));
}
