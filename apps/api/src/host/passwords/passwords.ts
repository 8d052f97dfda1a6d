import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Failure } from '@campushive/domain/calls/failure';
import { createGate } from '@campushive/domain/base/uploads/concurrency-limit';
import type { Passwords } from '@campushive/domain/platform/ports/passwords';

/** OWASP's recommendation for argon2id (which is the library's default kind): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Verifying against this costs what verifying a real one does. Made once, of a random password. */
let dummy: Promise<string> | undefined;

/** Keyboards differ in how they type the same accented letter. */
const asTyped = (password: string) => password.normalize('NFC');

/**
 * Limits hashing to all cores but one; the rest serves everything else. Logins come before sign-ups. When hundreds
 * wait, the next caller is asked to retry instead of waiting longer than browsers do.
 */
const inTurn = createGate(Math.max(1, availableParallelism() - 1), {
  longestQueue: 300,
  refuse() {
    throw new Failure('unavailable', 'Too many people are logging in right now. Please try again.', {
      retryAfter: 5,
    });
  },
});

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(asTyped(password), COST));

/** Returns true if the password is the one behind the hash; without a hash it takes the same time to say no. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const nobodys = await (dummy ??= hashPassword(crypto.randomUUID()));
  const right = await inTurn(() => verify(passwordHash ?? nobodys, asTyped(password)), 'urgent');
  return right && passwordHash !== undefined;
}

/**
 * Does the work beside hashing a dummy password, and ends when both have: the hashing takes longer, so that how
 * long it took does not tell whether the work found an address.
 */
async function behindHashing<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), hashPassword('')]);
  return done;
}

/** Passwords, hashed with argon2id. */
export const passwords: Passwords = { hash: hashPassword, isPassword, behindHashing };
