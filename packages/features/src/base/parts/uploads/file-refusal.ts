import { ApiError } from '@campushive/contract';

/** Error codes that refuse the file as such. A retry would fail again. */
const FILE_REFUSALS = [
  'unsupported_file',
  'unreadable_file',
  'encrypted_file',
  'unsafe_file',
  'payload_too_large',
] as const;

export const fileRefusalOf = (error: unknown) =>
  error instanceof ApiError ? FILE_REFUSALS.find((code) => code === error.code) : undefined;
