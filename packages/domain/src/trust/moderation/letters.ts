import type { AppealDecision, Takedown } from '@campushive/contract';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../../accounts/users/user.js';
import { textsFor } from '../../platform/campus.js';
import { MODERATION_LETTERS, type AboutListing } from './letter-texts.js';

const textsIn = (language: string) => textsFor(MODERATION_LETTERS, language);

/** Writes the mail about a suspension to a student, who cannot log in to read it. */
export function suspendedLetter(
  student: Reader,
  suspension: { readonly reason: string; readonly until: Date | null },
  url: string,
): Mail {
  const { to, language } = recipientOf(student);
  const text = textsIn(language).suspended(student.name, suspension);
  return compose({ to, language, ...linked(text, url) });
}

/** Writes the mail about a removed listing, with the reason and the address for an appeal. */
export function takedownLetter(
  student: Reader,
  { kind, ...decision }: AboutListing & { readonly kind: Takedown },
  url: string,
): Mail {
  const { to, language } = recipientOf(student);
  const texts = textsIn(language);
  const text = kind === 'hide' ? texts.listingHidden : texts.listingDeleted;
  return compose({ to, language, ...linked(text(student.name, decision), url) });
}

/** Writes the mail with the answer to an appeal. Also sent to students who can log in, because they wait for it. */
export function appealLetter(
  student: Reader,
  { decision, ...answer }: AboutListing & { readonly decision: AppealDecision },
  url: string,
): Mail {
  const { to, language } = recipientOf(student);
  const texts = textsIn(language);
  const text = decision === 'restore' ? texts.appealRestored : texts.appealUpheld;
  return compose({ to, language, ...linked(text(student.name, answer), url) });
}

/** Writes the answer to an appeal against a suspension, to a student who cannot log in. */
export function suspensionAppealLetter(
  student: Reader,
  { decision, note }: { readonly decision: AppealDecision; readonly note: string },
  url: string,
): Mail {
  const { to, language } = recipientOf(student);
  const texts = textsIn(language);
  const text = decision === 'restore' ? texts.suspensionLifted : texts.suspensionUpheld;
  return compose({ to, language, ...linked(text(student.name, note), url) });
}

export function reinstatedLetter(student: Reader, url: string): Mail {
  const { to, language } = recipientOf(student);
  return compose({ to, language, ...linked(textsIn(language).reinstated(student.name), url) });
}
