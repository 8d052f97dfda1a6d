import { createTransport } from 'nodemailer';
import type { MailTransport } from '@campushive/domain/platform/mail/mail';

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  return {
    async deliver(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
