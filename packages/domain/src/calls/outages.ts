import { ApiError } from '@campushive/contract';
import { Failure } from './failure.js';

/** Seconds after which a client may try again. */
const RETRY_AFTER = 5;

/** Operating system errors of a connection that could not be made or was cut. */
const CONNECTION_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** PostgreSQL: shutting down, crashed, starting up, too many connections; class 08 is every connection exception. */
const POSTGRES_OUTAGES = ['57P01', '57P02', '57P03', '53300'];
/** Errors of pg, PGlite and ioredis that carry no code. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos|Connection is closed|Stream isn't writeable|Reached the max retries per request|Command timed out)/;
/** Codes of a full disk, from the file system and from PostgreSQL. */
const STORAGE_FULL = ['ENOSPC', 'EDQUOT', '53100'];

type Outage = 'unavailable' | 'storage_full';

/** Maps any error to the failure that the client receives. No text of an unexpected error reaches it. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof Failure) return error;
  switch (outageOf(error)) {
    case 'unavailable':
      return new Failure('unavailable', 'The service is briefly unavailable. Try again in a moment.', {
        retryAfter: RETRY_AFTER,
      });
    case 'storage_full':
      return new Failure(
        'storage_full',
        'We have run out of space, so nothing was saved. Please try again later.',
      );
    case undefined:
      return new Failure('internal', 'Something went wrong on our side. Please try again.');
  }
}

/**
 * Returns true if the database, or another service that the server cannot work without, is away or full. Looks through the causes,
 * because the query builder wraps the driver's error, and through the attempts on several addresses of one host.
 */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ApiError) {
    return error.code === 'unavailable' || error.code === 'storage_full' ? error.code : undefined;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (STORAGE_FULL.includes(code)) return 'storage_full';
  const isAway =
    CONNECTION_ERRORS.includes(code) ||
    POSTGRES_OUTAGES.includes(code) ||
    /^08\w{3}$/.test(code) ||
    OUTAGE_MESSAGES.test(error.message);
  if (isAway) return 'unavailable';
  const attempts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...attempts].map(outageOf).find((outage) => outage !== undefined);
}
