import type { SignInPlace } from '@campushive/contract';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../users/user.js';
import { textsFor } from '../../platform/campus.js';
import { writtenTime } from '../../platform/written-time.js';
import type { Device } from './sessions/device.js';
import { writtenPlace } from './sign-in/written-place.js';
import { AUTH_LETTERS } from './letter-texts.js';

const textsIn = (language: string) => textsFor(AUTH_LETTERS, language);

/**
 * Writes the mail with a verification code. All mails of the auth module use the member's language, or that of the
 * requesting page for others.
 */
export const codeLetter = (to: string, language: string, code: string, stopUrl: string): Mail => {
  const { stopCodes, code: text } = textsIn(language);
  return compose({
    to,
    language,
    ...text(code),
    code,
    footnote: stopCodes.footnote,
    unsubscribe: { label: stopCodes.label, url: stopUrl },
  });
};

export function studentCodeLetter(member: Reader, code: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...textsIn(language).studentCode(member.name, code), code });
}

export function alreadyMemberLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(textsIn(language).alreadyMember(member.name), url) });
}

export function resetLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(textsIn(language).reset(member.name), url) });
}

export function passwordChangedLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(textsIn(language).passwordChanged(member.name), url) });
}

export function accountDeletedLetter(member: Reader, supportEmail: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, replyTo: supportEmail, ...textsIn(language).accountDeleted(member.name) });
}

export function passkeyAddedLetter(member: Reader, url: string): Mail {
  const { to, language } = recipientOf(member);
  return compose({ to, language, ...linked(textsIn(language).passkeyAdded(member.name), url) });
}

/** Facts of a sign-in: browser, system, place and time. */
export interface NewDevice extends Device {
  readonly place: SignInPlace | null;
  readonly at: Date;
}

export function newDeviceLetter(
  member: Reader,
  { browser, system, place, at }: NewDevice,
  url: string,
): Mail {
  const { to, language } = recipientOf(member);
  const when = writtenTime(language, { dateStyle: 'long', timeStyle: 'short' })(at);
  const text = textsIn(language);
  const where = writtenPlace(place, language, text.campusNetwork);
  const facts = [browser, system, where].filter((part) => part !== null && part !== '').join(', ');
  return compose({ to, language, ...linked(text.newDevice(member.name, facts, when), url) });
}
