import { randomId } from '@campushive/contract/random-id';
import type { DeviceStorage } from '../../kernel/index.js';

/**
 * Credentials that log a user in after the verification code, without typing them again. Kept in memory only, never on
 * disk.
 */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function readCredentials(storage: DeviceStorage): Credentials | null {
  const note = storage.read('credentials');
  if (note === null) return null;
  const parsed: unknown = JSON.parse(note);
  const fits = typeof parsed === 'object' && parsed !== null && 'email' in parsed && 'password' in parsed;
  return fits ? { email: String(parsed.email), password: String(parsed.password) } : null;
}

export function writeCredentials(storage: DeviceStorage, credentials: Credentials | null): void {
  storage.write('credentials', credentials === null ? null : JSON.stringify(credentials));
}

/** Creates the secret of this tab. The server completes a registration only for a request with its secret. */
export function newAttempt(storage: DeviceStorage): string {
  const attempt = randomId();
  storage.write('registration-attempt', attempt);
  return attempt;
}

export const attemptOf = (storage: DeviceStorage): string | undefined =>
  storage.read('registration-attempt') ?? undefined;
