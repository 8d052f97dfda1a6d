import type { Locale } from '@campushive/contract';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../users/user.js';
import { AUTH_LETTERS } from './letter-texts.js';

/** What the auth module writes to people: to members in their own language, to others in that of the page that asked. */
export const codeLetter = (to: string, language: Locale, code: string): Mail =>
  compose({ to, language, ...AUTH_LETTERS[language].code(code), code });

export function studentCodeLetter(member: Reader, code: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...AUTH_LETTERS[language].studentCode(member.name, code), code });
}

export function alreadyMemberLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(AUTH_LETTERS[language].alreadyMember(member.name), url) });
}

export function resetLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(AUTH_LETTERS[language].reset(member.name), url) });
}

export function passwordChangedLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(AUTH_LETTERS[language].passwordChanged(member.name), url) });
}
