import type { Mail } from '../../platform/mail/mail.js';
import { compose } from '../../platform/mail/template.js';

/** What the auth module writes to people. */
// Without the name: it was typed by whoever asked, who may not be the owner of the address.
export const codeLetter = (to: string, code: string): Mail =>
  compose({
    to,
    language: 'en',
    subject: `${code} is your CampusHive code`,
    paragraphs: [
      `Hello, type this code to confirm your university address. It works for 10 minutes.`,
      'Never give it to anybody. If you did not ask to join CampusHive, ignore this mail: nothing was created.',
    ],
    code,
  });

export const alreadyMemberLetter = (to: string, name: string, loginUrl: string): Mail =>
  compose({
    to,
    language: 'en',
    subject: 'You already have a CampusHive account',
    paragraphs: [
      `Hello ${name}, somebody tried to sign up with this address, which already has an account. If it was you, just log in.`,
      'If it was not you, there is nothing to do: your account was not touched.',
    ],
    link: { label: 'Log in', url: loginUrl },
  });

export const resetLetter = (to: string, name: string, url: string): Mail =>
  compose({
    to,
    language: 'en',
    subject: 'Choose a new CampusHive password',
    paragraphs: [
      `Hello ${name}, follow this link to choose a new password. It works once, for 60 minutes.`,
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url },
  });

export const passwordChangedLetter = (to: string, name: string, forgotUrl: string): Mail =>
  compose({
    to,
    language: 'en',
    subject: 'Your CampusHive password was changed',
    paragraphs: [
      `Hello ${name}, your password was changed and every other session has ended.`,
      'If it was not you, choose a new password at once.',
    ],
    link: { label: 'Choose a new password', url: forgotUrl },
  });
