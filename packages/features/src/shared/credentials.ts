import type { Notes } from '../kernel/index.js';

/** What signs somebody in after their code, without typing it twice. It is never stored: the note lives in memory. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function readCredentials(notes: Notes): Credentials | null {
  const note = notes.read('credentials');
  if (note === null) return null;
  const parsed: unknown = JSON.parse(note);
  const fits = typeof parsed === 'object' && parsed !== null && 'email' in parsed && 'password' in parsed;
  return fits ? { email: String(parsed.email), password: String(parsed.password) } : null;
}

export function writeCredentials(notes: Notes, credentials: Credentials | null): void {
  notes.write('credentials', credentials === null ? null : JSON.stringify(credentials));
}

/** A secret of this tab: only with it does the server let its registration become an account. */
export function newAttempt(notes: Notes): string {
  const attempt = crypto.randomUUID();
  notes.write('registration-attempt', attempt);
  return attempt;
}

export const attemptOf = (notes: Notes): string | undefined =>
  notes.read('registration-attempt') ?? undefined;
