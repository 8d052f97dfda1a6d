import { ApiError } from '@campushive/contract';

/** Reasons for which a file itself is refused: sending it again changes nothing. */
const FILE_REFUSALS = [
  'unsupported_file',
  'unreadable_file',
  'encrypted_file',
  'unsafe_file',
  'payload_too_large',
] as const;

export const fileRefusalOf = (error: unknown) =>
  error instanceof ApiError ? FILE_REFUSALS.find((code) => code === error.code) : undefined;
