import type { Db } from '../database/database.js';
import type { Jobs } from '../jobs.js';
import type { Mail, MailTransport } from './mail.js';

/** Sends mails for the domain, through the job queue, which retries after refusals of the SMTP server. */
export interface MailSender {
  /** `within` the caller's transaction, the mail goes if that is committed, and only then. */
  send(mail: Mail, options?: { readonly within?: Db }): Promise<void>;
}

export function createMailSender(transport: MailTransport, jobs: Jobs): MailSender {
  jobs.work('mail.send', (mail) => transport.deliver(mail));
  // A local mailbox needs no queue, and a code appears immediately.
  if (transport.isLocal === true) return { send: (mail) => transport.deliver(mail) };
  return { send: (mail, options) => jobs.send('mail.send', { ...mail }, options) };
}
