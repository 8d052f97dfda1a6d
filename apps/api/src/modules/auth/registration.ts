import {
  canonicalEmail,
  findUniversity,
  MINUTE,
  OTP_LENGTH,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  SECOND,
  universityOfEmail,
} from '@campushive/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Failure, invalidField } from '../../http/failure.js';
import { later } from '../../platform/clock.js';
import { registrations, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { sameSecret } from '../../platform/secrets.js';
import type { UserRow } from '../users/user.js';
import type { Attempts } from '../../platform/attempts.js';
import { alreadyMemberLetter, codeLetter } from './letters.js';
import { hashPassword, refuseCommonPassword } from './passwords.js';

type RegistrationRow = typeof registrations.$inferSelect;

export interface NewStudent {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly university: string | undefined;
}

const REGISTRATIONS_MAX = 5;
const REGISTRATIONS_WINDOW = 10 * MINUTE;

const expired = () => new Failure('otp_expired', 'This code has expired. Please ask for a new one.');

/** From asking to join to the proved address. An address that is known already is answered like any other. */
export class Registration {
  readonly #platform: Platform;
  readonly #attempts: Attempts;

  constructor(platform: Platform, attempts: Attempts) {
    this.#platform = platform;
    this.#attempts = attempts;
  }

  async register({ name, email, password, university }: NewStudent): Promise<void> {
    const { db, mail, config } = this.#platform;
    const universityId = universityIdOf(email, university);
    refuseCommonPassword(password, 'password');
    const canonical = canonicalEmail(email);
    if ((await this.#attempts.count(`register:${canonical}`, REGISTRATIONS_WINDOW)) > REGISTRATIONS_MAX) {
      throw new Failure('resend_too_soon', 'Too many codes were asked for. Please wait a few minutes.', {
        retryAfter: REGISTRATIONS_WINDOW / SECOND,
      });
    }
    // Hashed before it is known whether the address is: that takes the same time either way.
    const passwordHash = await hashPassword(password);
    const [member] = await db.select().from(users).where(eq(users.canonicalEmail, canonical));
    if (member === undefined) {
      await this.#begin({ canonicalEmail: canonical, email, name, passwordHash, universityId });
    } else {
      await mail.send(alreadyMemberLetter(member.email, member.name, `${config.publicUrl}/login`));
    }
    await this.#attempts.count(`code:${canonical}`, OTP_RESEND_AFTER);
  }

  /** At most one code a minute, whether or not anybody waits for it. */
  async resend(email: string): Promise<void> {
    const canonical = canonicalEmail(email);
    if ((await this.#attempts.count(`code:${canonical}`, OTP_RESEND_AFTER)) > 1) {
      throw new Failure('resend_too_soon', 'Please wait a minute before asking for another code.', {
        retryAfter: OTP_RESEND_AFTER / SECOND,
      });
    }
    await this.#sendNewCode(canonical);
  }

  /** As `resend`, but silent when it is too soon: for a login that finds its address unproved. */
  async remind(canonical: string): Promise<void> {
    if ((await this.#attempts.count(`code:${canonical}`, OTP_RESEND_AFTER)) === 1)
      await this.#sendNewCode(canonical);
  }

  async find(canonical: string): Promise<RegistrationRow | undefined> {
    const [row] = await this.#platform.db
      .select()
      .from(registrations)
      .where(eq(registrations.canonicalEmail, canonical));
    return row;
  }

  /** Makes the account. Exactly one of two simultaneous right codes does. */
  async verify(email: string, otp: string): Promise<UserRow> {
    const { db } = this.#platform;
    const canonical = canonicalEmail(email);
    // Counted before it is compared, so that many at once get no more tries than one after the other.
    const [row] = await db
      .update(registrations)
      .set({ codeTries: sql`${registrations.codeTries} + 1` })
      .where(and(eq(registrations.canonicalEmail, canonical), isNotNull(registrations.codeHash)))
      .returning();
    if (row === undefined || row.codeHash === null) {
      throw new Failure('otp_invalid', 'This code is not right. Please check it, or ask for a new one.');
    }
    if (row.codeTries > OTP_TRIES) {
      throw new Failure('otp_attempts_exceeded', 'Too many wrong codes. Please ask for a new one.');
    }
    if (row.codeExpiresAt <= this.#platform.clock.now()) throw expired();
    if (!sameSecret(row.codeHash, this.#hashOf(canonical, otp))) {
      throw new Failure('otp_invalid', 'This code is not right. Please check it, or ask for a new one.', {
        fieldErrors: { otp: 'This code is not right.' },
      });
    }
    return this.#become(row);
  }

  async #become(row: RegistrationRow): Promise<UserRow> {
    const { db, clock, config } = this.#platform;
    const now = clock.now();
    return db.transaction(async (tx) => {
      const taken = await tx
        .delete(registrations)
        .where(
          and(
            eq(registrations.canonicalEmail, row.canonicalEmail),
            eq(registrations.codeHash, row.codeHash ?? ''),
          ),
        )
        .returning();
      if (taken.length === 0) throw expired();
      const [user] = await tx
        .insert(users)
        .values({
          name: row.name,
          email: row.email,
          canonicalEmail: row.canonicalEmail,
          passwordHash: row.passwordHash,
          universityId: row.universityId,
          role: config.adminEmails.includes(row.canonicalEmail) ? 'admin' : 'student',
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (user === undefined) throw new Error('An insert answers its row');
      return user;
    });
  }

  async #begin(
    person: Pick<RegistrationRow, 'canonicalEmail' | 'email' | 'name' | 'passwordHash' | 'universityId'>,
  ) {
    const { db, clock, mail } = this.#platform;
    const code = this.#newCode(person.canonicalEmail);
    const row = { ...person, ...code.columns, createdAt: clock.now() };
    await db
      .insert(registrations)
      .values(row)
      .onConflictDoUpdate({ target: registrations.canonicalEmail, set: row });
    await mail.send(codeLetter(person.email, person.name, code.digits));
  }

  async #sendNewCode(canonical: string): Promise<void> {
    const { db, mail } = this.#platform;
    const code = this.#newCode(canonical);
    const [row] = await db
      .update(registrations)
      .set(code.columns)
      .where(eq(registrations.canonicalEmail, canonical))
      .returning();
    if (row !== undefined) await mail.send(codeLetter(row.email, row.name, code.digits));
  }

  #newCode(canonical: string) {
    const { clock, secrets } = this.#platform;
    const digits = secrets.digits(OTP_LENGTH);
    const now = clock.now();
    const columns = {
      codeHash: this.#hashOf(canonical, digits),
      codeTries: 0,
      codeSentAt: now,
      codeExpiresAt: later(now, OTP_LIFETIME),
    };
    return { digits, columns };
  }

  #hashOf(canonical: string, code: string): string {
    return this.#platform.secrets.keyed('otp', `${canonical}:${code}`);
  }
}

/** The university comes from the address; a named one must own the address's domain. */
function universityIdOf(email: string, named: string | undefined): string {
  const owner = universityOfEmail(email);
  if (owner === undefined) {
    throw invalidField('email', 'Must be a valid university email (e.g., you@st.ug.edu.gh)');
  }
  if (named !== undefined && findUniversity(named)?.id !== owner.id) {
    throw invalidField('university', 'Invalid university selection');
  }
  return owner.id;
}
