import { textsFor } from '../../campus.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../users/user.js';
import type { LetterContent, LetterRow } from './letter-params.js';
import { LETTER_TEXTS, wordsOf } from './letter-texts.js';

export interface WrittenAbout {
  /** What the link leads to. */
  readonly leadsTo: 'order' | 'event' | 'payouts';
  readonly url: string;
  readonly rows: readonly LetterRow[];
  /** Where such mails can be stopped; null for those that always go. */
  readonly unsubscribeUrl: string | null;
}

/** A letter about a deal, in its reader's language. */
export function writeLetter(reader: Reader, content: LetterContent, about: WrittenAbout): Mail {
  const { to, language } = recipientOf(reader);
  const texts = textsFor(LETTER_TEXTS, language);
  const [subject, first, ...then] = wordsOf(texts, content);
  const { leadsTo, url, rows, unsubscribeUrl } = about;
  return compose({
    to,
    language,
    subject,
    paragraphs: [texts.hello(reader.name) + first, ...then],
    // What was written belongs under who wrote it.
    ...(content.name === 'event_message' && { before: 2 }),
    rows: rows.map(([line, value]) => [texts.rows[line], value]),
    link: { label: texts.open[leadsTo], url },
    footnote: unsubscribeUrl === null ? texts.always : texts.optional,
    ...(unsubscribeUrl !== null && { unsubscribe: { label: texts.stop, url: unsubscribeUrl } }),
  });
}
