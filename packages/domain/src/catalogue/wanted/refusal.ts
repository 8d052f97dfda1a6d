import type { ErrorCode } from '@campushive/contract';
import { Failure } from '../../calls/failure.js';

const REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  own_content: 'This is your own post.',
  wanted_over: 'No longer needed.',
  forbidden: 'You can answer with your own listings only.',
  listing_unavailable: 'Only an open listing of Essentials can answer.',
  already_answered: 'You answered with this listing already.',
  renewed_lately: 'A post can be renewed once a week.',
  limit_reached: 'That is as many as one student can have. End one to begin another.',
};

/** Throws the failure of a refusal; does nothing without one. */
export function throwRefusal(code: ErrorCode | null): void {
  if (code !== null) throw new Failure(code, REASONS[code] ?? code);
}
