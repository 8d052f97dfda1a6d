import { OTP_LENGTH } from '@campushive/contract';
import type { recoveryCodes } from '../../platform/database/schema/index.js';
import type { Secrets } from '../../platform/ports/secrets.js';

/** Returns the code by text message that replaces a forgotten password. */
export const recoveryCodeOf = (
  { secrets }: { readonly secrets: Secrets },
  { userId, codeSeed }: Pick<typeof recoveryCodes.$inferSelect, 'userId' | 'codeSeed'>,
): string => secrets.digitsOf('recovery-code', `${userId}:${codeSeed}`, OTP_LENGTH);
