import type { Sms, SmsGateway, SmsOutcome } from '@campushive/domain/platform/ports/sms';

/** Phones of a page: keeps text messages, each once. */
export class MemoryPhones implements SmsGateway {
  readonly messages: Sms[] = [];

  async send(message: Sms): Promise<SmsOutcome> {
    if (!this.messages.some(({ id }) => id === message.id)) this.messages.push(message);
    return { kind: 'accepted' };
  }
}
