import { canonicalEmail, employerOfEmail, findUniversity, universityOfEmail } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword } from '../host/passwords/passwords.js';
import { newResetLink } from '@campushive/domain/accounts/auth/passwords/recovery';
import { writeAudit } from '@campushive/domain/base/audit/audit';
import { reinstatedLetter, suspendedLetter } from '@campushive/domain/trust/moderation/letters';
import { reinstate, suspend } from '@campushive/domain/trust/moderation/suspension';
import type { UserRow } from '@campushive/domain/accounts/users/user';
import type { Db } from '@campushive/domain/platform/database/database';
import { registrations, users } from '@campushive/domain/platform/database/schema/index';
import type { OpenPlatform } from '../platform/open.js';
import type { Order } from './admin-order.js';
import { Refused } from './admin-refused.js';
import { campus } from '@campushive/domain/platform/campus';

type OrderOf<C extends Order['command']> = Extract<Order, { command: C }>;

/** The log asks for a reason; the command line gives this one. */
const REASON = 'pnpm admin';
const MAX_NAME = 100;

type StaffOrder = OrderOf<'create-admin' | 'create-moderator'>;
const STAFF = {
  'create-admin': { role: 'admin', called: 'an admin' },
  'create-moderator': { role: 'moderator', called: 'a moderator' },
} as const;

/** Promotes the account with the address. Without one, creates it and returns a link for choosing a password. */
export async function createStaff(platform: OpenPlatform, order: StaffOrder): Promise<readonly string[]> {
  const { db, clock } = platform;
  const { role, called } = STAFF[order.command];
  const passwordHash = await hashPassword(platform.secrets.token());
  const done = await db.transaction(async (tx) => {
    const now = clock.now();
    const existing = await lockAccount(tx, order.email);
    if (existing?.role === role) return { user: existing, was: 'there' } as const;
    if (existing?.role === 'admin')
      throw new Refused(`${order.email} is an admin, who can do all that a moderator can.`);
    if (existing !== undefined && existing.suspendedAt !== null) {
      throw new Refused(`${order.email} is suspended; unsuspend it first.`);
    }
    const user = existing ?? (await insertAccount(tx, order, passwordHash, now));
    if (existing !== undefined) {
      await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, user.id));
    }
    const action = existing === undefined ? 'user.create' : 'user.set_role';
    const target = { type: 'user', id: user.id } as const;
    await writeAudit(tx, { actorId: null, action, target, reason: REASON, details: { role } }, now);
    return { user, was: existing === undefined ? 'unknown' : 'student' } as const;
  });
  switch (done.was) {
    case 'there':
      return [`${order.email} is ${called} already.`];
    case 'student':
      return [`${order.email} is ${called} now.`];
    case 'unknown':
      return [
        `${order.email} is ${called} now. The password is chosen here, once, within 60 minutes:`,
        await newResetLink(platform, done.user),
      ];
    default:
      return done satisfies never;
  }
}

/** Closes an account and notifies its student why. */
export async function suspendAccount(
  platform: OpenPlatform,
  { email, reason, until }: OrderOf<'suspend'>,
): Promise<readonly string[]> {
  const { db, clock, mail, pages, config } = platform;
  if (until !== null && until <= clock.now()) throw new Refused('--until is over already.');
  const user = await db.transaction(async (tx) => {
    const found = await requireAccount(tx, email);
    await suspend(tx, { userId: found.id, actorId: null, reason, until }, clock.now());
    return found;
  });
  pages.disconnectUser(user.id);
  await mail.send(suspendedLetter(user, { reason, until }, `${config.publicUrl}/login`));
  return [
    `${email} is suspended ${until === null ? 'until further notice' : `until ${until.toISOString()}`}.`,
  ];
}

/** Reopens a suspended account, with the listings that the suspension hid. */
export async function reopenAccount(
  platform: OpenPlatform,
  { email, reason }: OrderOf<'unsuspend'>,
): Promise<readonly string[]> {
  const { db, clock, mail, config } = platform;
  const user = await db.transaction(async (tx) => {
    const found = await requireAccount(tx, email);
    if (found.suspendedAt === null) throw new Refused(`${email} is not suspended.`);
    await reinstate(tx, { userId: found.id, actorId: null, reason: reason ?? REASON }, clock.now());
    return found;
  });
  await mail.send(reinstatedLetter(user, `${config.publicUrl}/login`));
  return [`${email} is open again.`];
}

async function lockAccount(tx: Db, email: string): Promise<UserRow | undefined> {
  const isTheirs = eq(users.canonicalEmail, canonicalEmail(email));
  const [row] = await tx
    .select()
    .from(users)
    .where(and(isTheirs, isNull(users.deletedAt)))
    .for('no key update');
  return row;
}

async function requireAccount(tx: Db, email: string): Promise<UserRow> {
  const row = await lockAccount(tx, email);
  if (row === undefined) throw new Refused(`There is no account with ${email}.`);
  return row;
}

async function insertAccount(
  tx: Db,
  { command, email, name, university }: StaffOrder,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const its =
    university === undefined
      ? (universityOfEmail(campus, email) ?? employerOfEmail(campus, email))
      : findUniversity(campus, university);
  if (its === undefined) {
    throw new Refused(
      university === undefined
        ? `${email} is of no university: say with --university which one the account belongs to.`
        : `--university: there is no "${university}".`,
    );
  }
  const called = name?.trim() ?? '';
  if (called === '' || called.length > MAX_NAME) {
    throw new Refused(
      `There is no account with ${email} yet: give its --name, of at most ${MAX_NAME} characters.`,
    );
  }
  const canonical = canonicalEmail(email);
  // A pending registration of this address has nothing left to prove.
  await tx.delete(registrations).where(eq(registrations.canonicalEmail, canonical));
  const [made] = await tx
    .insert(users)
    .values({
      name: called,
      email,
      canonicalEmail: canonical,
      passwordHash,
      universityId: its.id,
      role: STAFF[command].role,
      // An address of staff proves no student.
      isVerified: universityOfEmail(campus, email) !== undefined,
      studentProvedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (made === undefined) throw new Error('An insert answers its row');
  return made;
}
