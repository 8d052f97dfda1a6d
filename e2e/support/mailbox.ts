import { expect } from '@playwright/test';

/** Address of the product. */
export const url = () => process.env['E2E_URL'] ?? '';

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Waits for the newest email to an address, and returns it. `timeout`: default 30 seconds. */
export async function mailTo(email: string, about: RegExp, timeout = 30_000): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await fetch(`${url()}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as Mail[];
    found = mails.find((mail) => about.test(mail.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout, intervals: [50, 100, 250, 500] });
  return found ?? { subject: '', text: '' };
}

export const codeFor = async (email: string) =>
  /\b\d{6}\b/.exec((await mailTo(email, /is your .+ code/)).text)?.[0] ?? '';
