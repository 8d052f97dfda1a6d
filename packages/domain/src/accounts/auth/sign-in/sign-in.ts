import { canonicalEmail, MINUTE, SECOND } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Origin } from '../../../calls/viewer.js';
import { Attempts } from '../../../platform/attempts.js';
import { users } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { isSuspended } from '../../../base/suspension/is-suspended.js';
import type { UserRow } from '../../users/user.js';
import type { Registration } from '../registration/registration.js';
import type { SignInAlarms } from './sign-in-alarms.js';
import type { OpenedSession, Sessions } from '../sessions/sessions.js';
import { networkOf } from '../../../platform/network-of.js';

const WAITS = { firstWait: 30 * SECOND, longestWait: 15 * MINUTE };
const PER_ACCOUNT = { freeTries: 5, ...WAITS };
/** A whole campus may share one address, so it is never blocked as a whole: its failures only make tries rarer there. */
const PER_ADDRESS = { freeTries: 0, firstWait: 0, longestWait: 0, forgottenAfter: 10 * MINUTE };
const SUSPICIOUS_AFTER = 50;
/** Limits per account from an address with many failures: one try without a wait. */
const SUSPICIOUS = { freeTries: 1, forgottenAfter: 10 * MINUTE, ...WAITS };

const wrong = () => new Failure('invalid_credentials', 'Login failed. Please check your credentials.');

/** Keys under which a try is counted. */
interface Keys {
  readonly account: string;
  readonly address: string;
  /** Key of the account at this address; null while the address has few failures. */
  readonly suspicious: string | null;
}

/** Takes the same time for every caller, and reveals the state of an account only to a caller who knows its password. */
export class SignIn {
  readonly #platform: Platform;
  readonly #registration: Registration;
  readonly #alarms: SignInAlarms;
  readonly #sessions: Sessions;
  readonly #byAccount: Attempts;
  readonly #byAddress: Attempts;
  readonly #bySuspicious: Attempts;

  constructor(platform: Platform, registration: Registration, sessions: Sessions, alarms: SignInAlarms) {
    this.#platform = platform;
    this.#alarms = alarms;
    this.#registration = registration;
    this.#sessions = sessions;
    this.#byAccount = new Attempts(platform.db, platform.clock, PER_ACCOUNT);
    this.#byAddress = new Attempts(platform.db, platform.clock, PER_ADDRESS);
    this.#bySuspicious = new Attempts(platform.db, platform.clock, SUSPICIOUS);
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
   * Returns the suspended account that the password belongs to, for students who cannot have a session. Wrong
   * passwords are answered and counted as at the login, so that strangers do not learn of a suspension.
   */
  async requireSuspended(email: string, password: string, origin: Origin): Promise<UserRow> {
    const { member } = await this.#prove(email, password, origin);
    if (member === undefined || !isSuspended(member, this.#platform.clock.now())) {
      throw new Failure('nothing_to_appeal', 'This account is not suspended.');
    }
    return member;
  }

  /** Unblocks an account whose owner has verified the mailbox. */
  async unlock(canonical: string): Promise<void> {
    await this.#byAccount.succeed(this.#accountKey(canonical));
  }

  /** Returns the account or registration that the password belongs to; throws like the login otherwise. */
  async #prove(email: string, password: string, origin: Origin, attempt?: string) {
    const canonical = canonicalEmail(email);
    const [member] = await this.#platform.db.select().from(users).where(eq(users.canonicalEmail, canonical));
    const keys = await this.#keysOf(canonical, member?.id, origin);
    await this.#requireOpen(keys);
    const pending = await this.#registration.find(canonical, attempt);
    const account = member ?? pending;
    const right = await this.#platform.passwords.isPassword(password, account?.passwordHash);
    if (!right || (member !== undefined && member.deletedAt !== null)) {
      await this.#byAccount.countFailure(keys.account);
      if (keys.suspicious !== null) await this.#bySuspicious.countFailure(keys.suspicious);
      await this.#byAddress.countFailure(keys.address);
      throw wrong();
    }
    // Checked again: of many simultaneous guesses, the right one is refused like the wrong ones that came too late.
    await this.#requireOpen(keys);
    await this.#pardon(keys);
    return { member, pending };
  }

  async #requireOpen({ account, suspicious }: Keys): Promise<void> {
    if (suspicious !== null) await this.#bySuspicious.requireOpen(suspicious);
    await this.#byAccount.requireOpen(account);
  }

  /** Clears only the failures that led to this success: otherwise a login to one's own account would reset guesses at others'. */
  async #pardon({ account, address, suspicious }: Keys): Promise<void> {
    const failures = await this.#byAccount.succeed(account);
    if (suspicious !== null) await this.#bySuspicious.succeed(suspicious);
    if (failures > 0) await this.#byAddress.pardon(address, failures);
  }

  /**
   * Keys of a try. A device that the account knows has a separate count, so that strangers' failures do not lock out
   * the owner there.
   */
  async #keysOf(canonical: string, userId: string | undefined, origin: Origin): Promise<Keys> {
    const account = this.#accountKey(canonical);
    const device = await this.#alarms.knownDevice(userId, origin);
    const address = this.#addressKey(origin);
    const suspicious = (await this.#byAddress.failures(address)) >= SUSPICIOUS_AFTER;
    return {
      account: device === undefined ? account : `${account}:${device}`,
      address,
      suspicious: suspicious ? `${account}:${address}` : null,
    };
  }

  /**
   * Opens a session unless the password was changed since it was compared: the change ended every session, so none may
   * start with the old password.
   */
  async #open(member: UserRow, remember: boolean, origin: Origin): Promise<OpenedSession> {
    return this.#platform.db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, member.id), eq(users.passwordHash, member.passwordHash)))
        .for('share');
      if (same === undefined) throw wrong();
      return this.#sessions.open(tx, member.id, remember, origin);
    });
  }

  #accountKey(canonical: string): string {
    return `login:${this.#platform.secrets.keyed('address', canonical)}`;
  }

  #addressKey({ ip }: Origin): string {
    return `login-from:${this.#platform.secrets.keyed('ip', networkOf(ip))}`;
  }
}
