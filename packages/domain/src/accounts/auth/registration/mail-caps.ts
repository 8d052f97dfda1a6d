import { DAY, HOUR, MINUTE, SECOND } from '@campushive/contract';
import { Failure } from '../../../calls/failure.js';
import { networkOf } from '../../../platform/network-of.js';
import type { Platform } from '../../../platform/platform.js';
import { Quota } from '../../../platform/quota.js';
import { tooSoon } from '../../../base/codes/code-failures.js';
import { ProofOfWork } from './proof-of-work.js';

/** Limits of codes and links to one address, whatever the caller. */
const MAILS_PER_ADDRESS = [
  { name: 'hour', max: 5, window: HOUR },
  { name: 'day', max: 10, window: DAY },
] as const;
/** A whole campus may share one address: beyond this many requests, the caller's device does some work for each. */
export const FREE_REQUESTS = 30;
const FREE_WINDOW = 10 * MINUTE;
/** Limits for the deployment, far above the busiest hour of a first day. */
const FROM_EVERYWHERE = { max: 3_000, window: HOUR } as const;
/** The period for which a recipient stops mails that they did not ask for. */
const STOPPED_FOR = 30 * DAY;

/** The caller of a request that mails an unverified address. */
export interface MailRequest {
  readonly ip: string;
  /** The solution of a challenge, from the header `X-Proof-Of-Work`. */
  readonly proofOfWork: string | undefined;
}

/**
 * Keeps sign-up and recovery from flooding strangers' mailboxes: per recipient, per network and for the whole
 * deployment. Counts known and unknown addresses alike, so that no answer reveals which addresses have an account.
 */
export class MailCaps {
  readonly #platform: Platform;
  readonly #quota: Quota;
  readonly #work: ProofOfWork;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#quota = new Quota(platform.db, platform.clock);
    this.#work = new ProofOfWork(platform);
  }

  /** Creates a challenge. Its work grows with the requests of the caller's network. */
  async challenge({ ip }: Pick<MailRequest, 'ip'>) {
    const requests = await this.#quota.count(networkKey(ip));
    return this.#work.create(Math.floor(requests / FREE_REQUESTS) - 1);
  }

  /** Counts a request. Throws `proof_of_work_required`, or `rate_limited` while the whole deployment sends too much. */
  async admit({ ip, proofOfWork }: MailRequest): Promise<void> {
    const wait = await this.#quota.take(networkKey(ip), FREE_REQUESTS, FREE_WINDOW);
    if (wait > 0 && !(await this.#work.accept(proofOfWork))) {
      throw new Failure('proof_of_work_required', 'This network sends many requests. Try again in a moment.');
    }
    const all = await this.#quota.take('mails:everywhere', FROM_EVERYWHERE.max, FROM_EVERYWHERE.window);
    if (all === 0) return;
    this.#platform.log.error({ max: FROM_EVERYWHERE.max }, 'too many codes requested in an hour');
    throw new Failure('rate_limited', 'Too many codes were requested. Please try again later.', {
      retryAfter: Math.ceil(all / SECOND),
    });
  }

  /** Counts a mail to an address. Returns 0, or the milliseconds until the address may get another. */
  async take(canonical: string): Promise<number> {
    for (const { name, max, window } of MAILS_PER_ADDRESS) {
      const wait = await this.#quota.take(this.#key(`mails-${name}`, canonical), max, window);
      // A refused try does not use up the longer window.
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** Counts a mail to an address. Throws `resend_too_soon` with the time to wait. */
  async require(canonical: string): Promise<void> {
    const wait = await this.take(canonical);
    if (wait > 0) throw tooSoon(wait);
  }

  /** Whether the owner of an address has stopped its mails. */
  async isStopped(canonical: string): Promise<boolean> {
    return (await this.#quota.count(this.#key('mails-stopped', canonical))) > 0;
  }

  /** Stops the sign-up codes to an address, given as its `addressHash`, for 30 days. */
  stop(hash: string): Promise<void> {
    return this.#quota.restart(`mails-stopped:${hash}`, STOPPED_FOR);
  }

  #key(what: string, canonical: string): string {
    return `${what}:${addressHash(this.#platform, canonical)}`;
  }
}

/** A keyed hash of a canonical address: tells nothing to a reader of the database. */
export const addressHash = ({ secrets }: Pick<Platform, 'secrets'>, canonical: string): string =>
  secrets.keyed('address', canonical);

const networkKey = (ip: string) => `mails:${networkOf(ip)}`;
