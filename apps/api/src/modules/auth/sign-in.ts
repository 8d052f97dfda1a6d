import { canonicalEmail, MINUTE, SECOND } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Origin } from '../../http/viewer.js';
import { Attempts } from '../../platform/attempts.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { isSuspended } from '../moderation/suspension.js';
import type { UserRow } from '../users/user.js';
import { isPassword } from './passwords.js';
import type { Registration } from './registration.js';
import type { OpenedSession, Sessions } from './sessions.js';
import { networkOf } from '../../platform/network-of.js';

const WAITS = { firstWait: 30 * SECOND, longestWait: 15 * MINUTE };
const PER_ACCOUNT = { freeTries: 5, ...WAITS };
/** A whole campus may share one address, so it has more tries, which are forgotten sooner. */
const PER_ADDRESS = { freeTries: 50, forgottenAfter: 10 * MINUTE, ...WAITS };

const wrong = () => new Failure('invalid_credentials', 'Login failed. Please check your credentials.');

/** Takes the same time for every caller, and reveals the state of an account only to a caller who knows its password. */
export class SignIn {
  readonly #platform: Platform;
  readonly #registration: Registration;
  readonly #sessions: Sessions;
  readonly #byAccount: Attempts;
  readonly #byAddress: Attempts;

  constructor(platform: Platform, registration: Registration, sessions: Sessions) {
    this.#platform = platform;
    this.#registration = registration;
    this.#sessions = sessions;
    this.#byAccount = new Attempts(platform.db, platform.clock, PER_ACCOUNT);
    this.#byAddress = new Attempts(platform.db, platform.clock, PER_ADDRESS);
  }

  async signIn(
    email: string,
    password: string,
    remember: boolean,
    origin: Origin,
    attempt?: string,
  ): Promise<{ user: UserRow } & OpenedSession> {
    const { member, pending } = await this.#prove(email, password, origin, attempt);
    if (member === undefined) {
      if (pending !== undefined) await this.#registration.remind(pending, attempt, origin.language);
      throw new Failure('email_unverified', 'Please verify your email first. We sent you a code.');
    }
    if (isSuspended(member, this.#platform.clock.now())) {
      throw new Failure('account_suspended', 'This account is suspended. Please contact support.');
    }
    return { user: member, ...(await this.#open(member, remember, origin)) };
  }

  /**
   * The suspended account that the password belongs to, for who cannot have a session. Wrong passwords are answered and
   * counted as at the login, so that no one else learns of a suspension.
   */
  async requireSuspended(email: string, password: string, origin: Origin): Promise<UserRow> {
    const { member } = await this.#prove(email, password, origin);
    if (member === undefined || !isSuspended(member, this.#platform.clock.now())) {
      throw new Failure('nothing_to_appeal', 'This account is not suspended.');
    }
    return member;
  }

  /** Lets an account be tried again at once: its owner has proved the mailbox. */
  async unlock(canonical: string): Promise<void> {
    await this.#byAccount.succeed(this.#accountKey(canonical));
  }

  /** The account or registration that the password belongs to; throws like the login where there is none. */
  async #prove(email: string, password: string, origin: Origin, attempt?: string) {
    const canonical = canonicalEmail(email);
    await this.#requireOpen(canonical, origin);
    const [member] = await this.#platform.db.select().from(users).where(eq(users.canonicalEmail, canonical));
    const pending = await this.#registration.find(canonical, attempt);
    const known = member ?? pending;
    const right = await isPassword(password, known?.passwordHash);
    if (!right || (member !== undefined && member.deletedAt !== null)) {
      await this.#byAccount.countFailure(this.#accountKey(canonical));
      await this.#byAddress.countFailure(this.#addressKey(origin));
      throw wrong();
    }
    // Again: of many guesses at once, the right one is refused like the wrong ones that came too late.
    await this.#requireOpen(canonical, origin);
    await this.#pardon(canonical, origin);
    return { member, pending };
  }

  async #requireOpen(canonical: string, origin: Origin): Promise<void> {
    await this.#byAddress.requireOpen(this.#addressKey(origin));
    await this.#byAccount.requireOpen(this.#accountKey(canonical));
  }

  /** Only what led to this success: otherwise logging in to one's own account would reset the guesses at others'. */
  async #pardon(canonical: string, origin: Origin): Promise<void> {
    const failures = await this.#byAccount.succeed(this.#accountKey(canonical));
    if (failures > 0) await this.#byAddress.pardon(this.#addressKey(origin), failures);
  }

  /** Unless the password was changed since it was compared: that ended every session, so none may begin with the old one. */
  async #open(member: UserRow, remember: boolean, origin: Origin): Promise<OpenedSession> {
    return this.#platform.db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, member.id), eq(users.passwordHash, member.passwordHash)))
        .for('share');
      if (same === undefined) throw wrong();
      return this.#sessions.open(tx, member.id, remember, origin.userAgent);
    });
  }

  #accountKey(canonical: string): string {
    return `login:${this.#platform.secrets.keyed('address', canonical)}`;
  }

  #addressKey({ ip }: Origin): string {
    return `login-from:${this.#platform.secrets.keyed('ip', networkOf(ip))}`;
  }
}
