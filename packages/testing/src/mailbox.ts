import type { Clock } from '@campushive/domain/platform/clock';
import type { Mail, MailTransport } from '@campushive/domain/platform/mail/mail';

export interface ReceivedMail extends Mail {
  readonly at: Date;
}

/** Keeps all mails in memory. Nothing is sent. */
export class MemoryMailbox implements MailTransport {
  readonly #mails: ReceivedMail[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async deliver(mail: Mail): Promise<void> {
    this.#mails.push({ ...mail, at: this.#clock.now() });
  }

  /** Returns the mails to an address, newest first. */
  of(address: string): readonly ReceivedMail[] {
    return this.#mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase()).reverse();
  }

  /** Returns mails to all addresses, newest first. */
  newest(most: number): ReceivedMail[] {
    return this.#mails.slice(-most).reverse();
  }

  /** Adds mails of an earlier visit, oldest first. */
  fill(mails: readonly ReceivedMail[]): void {
    this.#mails.push(...mails);
  }

  /** Returns the newest one-time code sent to an address. Throws when there is none. */
  codeFor(address: string): string {
    const code = this.of(address)
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .find((found) => found !== undefined);
    if (code === undefined) throw new Error(`No mail to ${address} has a code`);
    return code;
  }
}
