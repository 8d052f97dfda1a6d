import type { ErrorCode } from '../errors.js';

/** Why nothing happens. */
export interface Refused<C extends ErrorCode> {
  readonly refused: C;
}
