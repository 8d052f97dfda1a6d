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

/** Connects to the mail server, logs in and leaves. Throws the reason of a refusal. Sends nothing. `limit` is a time in ms. */
export async function verifySmtp(url: string, limit: number): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
