import {
  canonicalEmail,
  DAY,
  findUniversity,
  MINUTE,
  OTP_LENGTH,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  employerOfEmail,
  universityOfEmail,
} from '@campushive/contract';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { Failure, invalidField } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import { registrations, users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { Quota } from '../../../platform/quota.js';
import { hashToken } from '../../../platform/secrets.js';
import type { UserRow } from '../../users/user.js';
import { isUniversityOpen } from '../../../base/universities/launches.js';
import { tooSoon } from '../../../base/codes/code-failures.js';
import type { MailCaps } from './mail-caps.js';
import { stopCodesUrl } from './stop-codes.js';
import { alreadyMemberLetter, codeLetter } from '../letters.js';
import { refuseCommonPassword } from '../passwords/passwords.js';
import { campus } from '../../../platform/campus.js';

type RegistrationRow = typeof registrations.$inferSelect;

export interface NewStudent {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly university: string | undefined;
  readonly attempt: string | undefined;
  /** Code of an ambassador. */
  readonly by: string | undefined;
  /** Language of the requesting page. */
  readonly language: string;
}

const MAX_REGISTRATIONS = 3;
const REGISTRATIONS_WINDOW = 10 * MINUTE;
/** Lifetime of a registration; afterwards the form has to be filled in again. */
const FORGOTTEN_AFTER = 7 * DAY;

/** Sign-up, and requests for another code. An address with an account gets the same answers and takes the same time as any other. */
export class Registration {
  readonly #platform: Platform;
  readonly #quota: Quota;
  readonly #caps: MailCaps;

  constructor(platform: Platform, caps: MailCaps) {
    this.#platform = platform;
    this.#caps = caps;
    this.#quota = new Quota(platform.db, platform.clock);
  }

  async register({ name, email, password, university, attempt, by, language }: NewStudent): Promise<void> {
    const universityId = universityIdOf(email, university);
    await this.#requireOpen(universityId);
    refuseCommonPassword(password, 'password');
    const canonical = canonicalEmail(email);
    const wait = await this.#quota.take(
      this.#key('register', canonical),
      MAX_REGISTRATIONS,
      REGISTRATIONS_WINDOW,
    );
    if (wait > 0) throw tooSoon(wait);
    await this.#caps.require(canonical);
    const passwordHash = await this.#platform.passwords.hash(password);
    const member = await this.#member(canonical);
    const code = this.#newCode(canonical, member);
    const { db, clock } = this.#platform;
    await db.insert(registrations).values({
      canonicalEmail: canonical,
      email,
      name,
      passwordHash,
      universityId,
      language,
      ambassadorCode: by ?? null,
      attemptHash: attempt === undefined ? null : hashToken(attempt),
      createdAt: clock.now(),
      ...code.columns,
    });
    await this.#send({ email, language }, code.digits, member);
    await this.#quota.restart(this.#key('code', canonical), OTP_RESEND_AFTER);
  }

  /** Refuses new accounts of a university that the operator has not opened yet. */
  async #requireOpen(universityId: string): Promise<void> {
    if (await isUniversityOpen(this.#platform.db, universityId)) return;
    throw new Failure('university_not_open', 'Your university is not open yet. Join the waiting list.');
  }

  /** Sends at most one code a minute, whether or not a registration is waiting. */
  async resend(email: string, attempt: string | undefined, language: string): Promise<void> {
    const canonical = canonicalEmail(email);
    const wait = await this.#quota.take(this.#key('code', canonical), 1, OTP_RESEND_AFTER);
    if (wait > 0) throw tooSoon(wait);
    await this.#caps.require(canonical);
    await this.#platform.passwords.behindHashing(async () => {
      const [row] = await this.#ofPage(canonical, attempt);
      await this.#sendCode(canonical, row, language);
    });
  }

  /**
   * Handles a login with an unverified address: the registration becomes this page's, and a new code is sent unless it
   * is too soon.
   */
  async remind(row: RegistrationRow, attempt: string | undefined, language: string): Promise<void> {
    const attemptHash = attempt === undefined ? null : hashToken(attempt);
    await this.#platform.db.update(registrations).set({ attemptHash }).where(eq(registrations.id, row.id));
    const wait = await this.#quota.take(this.#key('code', row.canonicalEmail), 1, OTP_RESEND_AFTER);
    if (wait === 0 && (await this.#caps.take(row.canonicalEmail)) === 0)
      await this.#sendCode(row.canonicalEmail, row, language);
  }

  /** Returns the registration to compare a password with: this page's own, or else the latest. Always only one. */
  async find(canonical: string, attempt: string | undefined): Promise<RegistrationRow | undefined> {
    const [own] = attempt === undefined ? [] : await this.#ofPage(canonical, attempt);
    if (own !== undefined) return own;
    const [latest] = await this.#platform.db
      .select()
      .from(registrations)
      .where(eq(registrations.canonicalEmail, canonical))
      .orderBy(desc(registrations.id))
      .limit(1);
    return latest;
  }

  /** Returns the registrations that a page may verify, latest first. */
  #ofPage(canonical: string, attempt: string | undefined): Promise<RegistrationRow[]> {
    return this.#platform.db
      .select()
      .from(registrations)
      .where(registrationsOfPage(canonical, attempt))
      .orderBy(desc(registrations.id))
      .limit(1);
  }

  async forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(registrations).where(lt(registrations.codeSentAt, later(clock.now(), -FORGOTTEN_AFTER)));
  }

  /**
   * Sends the earlier code while it is valid, so that the mails of a slow server may arrive in any order; otherwise a
   * new one. Resending a code does not reset its remaining tries.
   */
  async #sendCode(canonical: string, row: RegistrationRow | undefined, language: string): Promise<void> {
    const { db } = this.#platform;
    const member = await this.#member(canonical);
    const code = this.#sameCode(canonical, row) ?? this.#newCode(canonical, member);
    if (row === undefined) return;
    await db
      .update(registrations)
      .set({ ...code.columns, language })
      .where(eq(registrations.id, row.id));
    await this.#send({ email: row.email, language }, code.digits, member);
  }

  async #member(canonical: string): Promise<UserRow | undefined> {
    const [row] = await this.#platform.db.select().from(users).where(eq(users.canonicalEmail, canonical));
    return row;
  }

  /**
   * Creates a code. For a member's address the stored hash is of something that cannot be typed: wrong codes are
   * counted, refused and expire as for any other address, so that guessing does not reveal the account.
   */
  #newCode(canonical: string, member: UserRow | undefined) {
    const { secrets } = this.#platform;
    const codeSeed = secrets.token();
    const digits = this.#codeOf(canonical, codeSeed);
    const codeHash = hashOfCode(this.#platform, canonical, member === undefined ? digits : secrets.token());
    return { digits, columns: { codeHash, codeSeed, codeTries: 0, ...this.#sentNow() } };
  }

  #sameCode(canonical: string, row: RegistrationRow | undefined) {
    if (row?.codeSeed == null || row.codeTries >= OTP_TRIES) return undefined;
    if (row.codeExpiresAt <= this.#platform.clock.now()) return undefined;
    return { digits: this.#codeOf(canonical, row.codeSeed), columns: this.#sentNow() };
  }

  #codeOf(canonical: string, seed: string): string {
    return this.#platform.secrets.digitsOf('code', `${canonical}:${seed}`, OTP_LENGTH);
  }

  #sentNow() {
    const now = this.#platform.clock.now();
    return { codeSentAt: now, codeExpiresAt: later(now, OTP_LIFETIME) };
  }

  /** Sends the mail. A member gets it at the account's address and cannot stop it, because it reports attempts on the account. */
  async #send(
    { email, language }: Pick<NewStudent, 'email' | 'language'>,
    digits: string,
    member: UserRow | undefined,
  ): Promise<void> {
    const { mail, config } = this.#platform;
    if (member !== undefined) return mail.send(alreadyMemberLetter(member, `${config.publicUrl}/login`));
    if (await this.#caps.isStopped(canonicalEmail(email))) return;
    await mail.send(codeLetter(email, language, digits, stopCodesUrl(this.#platform, email, language)));
  }

  #key(what: string, canonical: string): string {
    return `${what}:${this.#platform.secrets.keyed('address', canonical)}`;
  }
}

/**
 * Returns the condition for the registrations of an address that a page may verify: with a secret those made with it, otherwise those
 * without one.
 */
export const registrationsOfPage = (canonical: string, attempt: string | undefined) =>
  and(
    eq(registrations.canonicalEmail, canonical),
    attempt === undefined
      ? isNull(registrations.attemptHash)
      : eq(registrations.attemptHash, hashToken(attempt)),
  );

/** Returns the stored hash of a code: useless without the server's secret, and valid for this address only. */
export function hashOfCode({ secrets }: Platform, canonical: string, code: string): string {
  return secrets.keyed('otp', `${canonical}:${code}`);
}

/** Returns the university of an address. A named university must own the address's domain. */
export function universityIdOf(email: string, named: string | undefined): string {
  const owner = universityOfEmail(campus, email);
  if (owner === undefined) {
    const isStaff = employerOfEmail(campus, email) !== undefined;
    throw invalidField('email', isStaff ? 'staff_email' : 'invalid_university_email');
  }
  if (named !== undefined && findUniversity(campus, named)?.id !== owner.id) {
    throw invalidField('university', 'invalid_university');
  }
  return owner.id;
}
