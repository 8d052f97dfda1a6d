import type { ErrorCode } from '../../errors.js';

/** A refusal with its error code. */
export interface Refused<C extends ErrorCode> {
  readonly refused: C;
}
