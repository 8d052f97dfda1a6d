import type { ErrorCode } from '@campushive/contract';
import type { WaitUnit } from './wait.js';

/** Error codes that each language words. `sessionEnded`, `tooOften` or the screen word the others. */
export type SpokenCode = Exclude<
  ErrorCode,
  'unauthenticated' | 'session_expired' | 'rate_limited' | 'internal' | 'validation_failed'
>;

export interface KernelMessages {
  readonly offline: string;
  readonly timeout: string;
  readonly tooOften: (wait: string) => string;
  /** `35 minutes`, within a sentence: `Try again in …`. */
  readonly wait: (count: number, unit: WaitUnit) => string;
  readonly sessionEnded: string;
  /** Title when a screen throws. */
  readonly screenFailed: string;
  readonly retry: string;
  /** Refusal texts by error code. Omitted where the server's messages are already in this language. */
  readonly refusals?: Readonly<Record<SpokenCode, string>>;
}

/** Texts shared by all screens: errors of any call. The server words refusals in English. */
export const messages: KernelMessages = {
  offline: 'Network connection issue. Please check your internet connection.',
  timeout: 'That took too long. Please try again.',
  tooOften: (wait) => `Too many tries. Try again in ${wait}.`,
  wait: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'}`,
  sessionEnded: 'Your session has ended. Please log in again.',
  screenFailed: 'This page could not be shown',
  retry: 'Try again',
};
