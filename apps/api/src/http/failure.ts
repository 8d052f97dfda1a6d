import {
  ERROR_STATUS,
  fieldError,
  fieldTexts,
  wordFieldError,
  type ErrorBody,
  type ErrorCode,
  type FieldCode,
  type FieldErrors,
  type FieldParams,
} from '@campushive/contract';
import { campusTexts } from '../campus.js';

/** A call that is refused: thrown by services, answered by the HTTP layer and the socket alike. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fieldErrors?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fieldErrors = more.fieldErrors;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  body(requestId: string): ErrorBody {
    const { code, message, fieldErrors } = this;
    return { status: 'error', code, message, ...(fieldErrors && { fieldErrors }), requestId };
  }
}

/** A field that is wrong for a reason that no schema can know. */
export function invalidField(field: string, code: FieldCode, params?: FieldParams): Failure {
  const error = fieldError(code, params);
  return new Failure('validation_failed', wordFieldError(campusTexts(fieldTexts), error, 'en'), {
    fieldErrors: { [field]: error },
  });
}

export const notFound = (what: string) => new Failure('not_found', `${what} not found`);
