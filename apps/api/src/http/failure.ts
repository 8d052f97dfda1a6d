import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@campushive/contract';

/** A call that is refused: thrown by services, answered by the HTTP layer and the socket alike. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: Record<string, string> | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fieldErrors?: Record<string, string>; retryAfter?: number } = {},
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
export function invalidField(field: string, message: string): Failure {
  return new Failure('validation_failed', message, { fieldErrors: { [field]: message } });
}

export const notFound = (what: string) => new Failure('not_found', `${what} not found`);
