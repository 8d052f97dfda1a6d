import { textsFor } from '../../platform/campus.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose } from '../../platform/mail/template.js';
import { recipientOf, type Reader } from '../../accounts/users/user.js';
import type { LetterContent, LetterRow } from './letter-params.js';
import { LETTER_TEXTS, wordsOf } from './letter-texts.js';

export interface WrittenAbout {
  /** Target of the link. */
  readonly leadsTo: 'order' | 'event' | 'payouts';
  readonly url: string;
  readonly rows: readonly LetterRow[];
  /** Address where such mails can be stopped; null for those that are always sent. */
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
    // Places the quoted message below its author's name.
    ...(content.name === 'event_message' && { before: 2 }),
    rows: rows.map(([line, value]) => [texts.rows[line], value]),
    link: { label: texts.open[leadsTo], url },
    footnote: unsubscribeUrl === null ? texts.always : texts.optional,
    ...(unsubscribeUrl !== null && { unsubscribe: { label: texts.stop, url: unsubscribeUrl } }),
  });
}
