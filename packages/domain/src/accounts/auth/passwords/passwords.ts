import { invalidField } from '../../../calls/failure.js';
import { isCommonPassword } from './common-passwords.js';

/** Throws `validation_failed` on `field` for a password that a guesser tries first. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) {
    throw invalidField(field, 'password_common');
  }
}
