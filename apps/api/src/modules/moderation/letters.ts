import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../users/user.js';
import { MODERATION_LETTERS } from './letter-texts.js';

/** What moderation writes to people who cannot log in to read it. */
export function suspendedLetter(
  student: Reader,
  suspension: { readonly reason: string; readonly until: Date | null },
): Mail {
  const { to, language } = recipientOf(student);
  return compose({ to, language, ...MODERATION_LETTERS[language].suspended(student.name, suspension) });
}

export function reinstatedLetter(student: Reader, url: string): Mail {
  const { to, language } = recipientOf(student);
  return compose({ to, language, ...linked(MODERATION_LETTERS[language].reinstated(student.name), url) });
}
