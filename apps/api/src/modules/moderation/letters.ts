import type { Mail } from '../../platform/mail/mail.js';
import { compose } from '../../platform/mail/template.js';

/** What moderation writes to people who cannot log in to read it. */
export const suspendedLetter = (
  to: string,
  name: string,
  { reason, until }: { reason: string; until: Date | null },
): Mail =>
  compose({
    to,
    language: 'en',
    subject: 'Your CampusHive account is suspended',
    paragraphs: [
      `Hello ${name}, a moderator has suspended your account ${until === null ? 'until further notice' : `until ${until.toUTCString()}`}.`,
      `Reason: ${reason}`,
      'You cannot log in, post, message or pay meanwhile. Money that is held for you stays held. If you think that this is a mistake, answer this mail.',
    ],
  });

export const reinstatedLetter = (to: string, name: string, loginUrl: string): Mail =>
  compose({
    to,
    language: 'en',
    subject: 'Your CampusHive account is open again',
    paragraphs: [`Hello ${name}, your account is open again. Welcome back.`],
    link: { label: 'Log in', url: loginUrl },
  });
