import { DAY, HOUR } from '@campushive/contract';
import { lt } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import { contactMessages, feedback } from '../../platform/database/schema/index.js';
import { compose } from '../../platform/mail/template.js';
import type { Platform } from '../../platform/platform.js';
import { networkOf } from '../../platform/network-of.js';
import { studentFacts } from '../students/student-facts.js';

type ContactCalls = Handlers<'contact.send' | 'feedback.send'>;

const HOUR_IN_SECONDS = HOUR / 1_000;
/** Students of one campus share few network addresses. */
const MESSAGES_PER_HOUR_AND_NETWORK = 10;
const MESSAGES_PER_HOUR_AND_ADDRESS = 3;
const SUGGESTIONS_AN_HOUR = 10;
/** Retention time, according to the privacy policy. */
const RETENTION = 2 * 365 * DAY;

const THANKS = 'Thank you for your message! We answer within one working day.';

/** Creates the module for the contact form and feedback, which are stored and mailed to support. */
export function createContactModule(platform: Platform): { readonly calls: ContactCalls } {
  const { db, clock, config, limits, mail, jobs } = platform;
  jobs.work('contact.sweep', async () => {
    const old = later(clock.now(), -RETENTION);
    await db.delete(contactMessages).where(lt(contactMessages.createdAt, old));
    await db.delete(feedback).where(lt(feedback.createdAt, old));
  });
  jobs.every('contact.sweep', '41 3 * * *');

  const calls: ContactCalls = {
    async 'contact.send'({ website = '', ...message }, { origin }) {
      if (website !== '') return { message: THANKS };
      const { name, email, subject } = message;
      await limits.hit(`contact:${networkOf(origin.ip)}`, MESSAGES_PER_HOUR_AND_NETWORK, HOUR_IN_SECONDS);
      await limits.hit(`contact:${email.toLowerCase()}`, MESSAGES_PER_HOUR_AND_ADDRESS, HOUR_IN_SECONDS);
      await db.transaction((tx) => tx.insert(contactMessages).values({ ...message, createdAt: clock.now() }));
      await mail.send(
        compose({
          to: config.supportEmail,
          language: 'en',
          replyTo: email,
          subject: `[Contact] ${subject}`,
          paragraphs: [`${name} <${email}> wrote by the contact form:`, ...paragraphsOf(message.message)],
        }),
      );
      return { message: THANKS };
    },
    async 'feedback.send'({ title, description, category }, { viewer }) {
      await limits.hit(`feedback:${viewer.userId}`, SUGGESTIONS_AN_HOUR, HOUR_IN_SECONDS);
      const member = await studentFacts.use.find(db, viewer.userId);
      const row = { userId: viewer.userId, title, description, category, createdAt: clock.now() };
      await db.transaction((tx) => tx.insert(feedback).values(row));
      await mail.send(
        compose({
          to: config.supportEmail,
          language: 'en',
          ...(member !== undefined && { replyTo: member.email }),
          subject: `[Feedback: ${category}] ${title}`,
          paragraphs: [
            `${member?.name ?? 'A member'} <${member?.email ?? ''}> suggests:`,
            ...paragraphsOf(description),
          ],
        }),
      );
      return { message: 'Thank you for your feedback! We will review your suggestion.' };
    },
  };
  return { calls };
}

const paragraphsOf = (words: string) => words.split(/\n{2,}/);
