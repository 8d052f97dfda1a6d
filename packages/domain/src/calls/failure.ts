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
import { campusTexts } from '../platform/campus.js';
import { sentenceFor } from './field-sentence.js';

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

/** Returns a field that is wrong for a reason that no schema can know. */
export const invalidField = (field: string, code: FieldCode, params?: FieldParams): Failure =>
  invalidFields({ [field]: fieldError(code, params) });

/** Fields that are wrong for reasons that no schema can know, the first of them in words. */
export function invalidFields(fieldErrors: FieldErrors): Failure {
  const [[field, error] = ['', fieldError('invalid')]] = Object.entries(fieldErrors);
  const words = wordFieldError(campusTexts(fieldTexts), error, 'en');
  return new Failure('validation_failed', sentenceFor(field, words), { fieldErrors });
}

export const notFound = (subject: string) => new Failure('not_found', `${subject} not found`);
