import { failed, passed, reasonOf, skipped, type Check } from './check.js';

/**
 * Checks the settings of text messages, and reaches the gateway without sending a message. A gateway has no call that checks key and sender
 * for free, so both show only with the first message.
 */
export const smsCheck: Check = {
  name: 'text messages',
  async run({ config, world }, signal) {
    const { access, replyNumber, inboundSecret } = config.sms;
    if (access === undefined)
      return skipped('Without SMS_URL, the product sends no text messages in production.');
    if (config.production && !access.url.startsWith('https:'))
      return failed(
        'SMS_URL has no encryption, so numbers and codes could be read on the way.',
        'Use the https address of your gateway.',
      );
    if (inboundSecret === undefined)
      return failed(
        'Phones cannot answer STOP, because SMS_INBOUND_SECRET is not set.',
        `Set it, and enter ${config.publicUrl}/api/sms/inbound with this secret in the gateway's settings for incoming messages.`,
      );
    if (!/^\d+$/.test(access.sender) && replyNumber === undefined)
      return failed(
        `Phones cannot answer a message from “${access.sender}”, because it is a name.`,
        'Set SMS_REPLY_NUMBER to the number or short code at which your gateway takes STOP.',
      );
    try {
      const response = await world.fetch(access.url, { method: 'HEAD', signal, redirect: 'manual' });
      await response.body?.cancel();
    } catch (error) {
      return failed(
        `The gateway of SMS_URL does not answer: ${reasonOf(error)}.`,
        'Correct SMS_URL, or let the firewall of this server reach it.',
      );
    }
    return passed(
      `The gateway answers; messages come from “${access.sender}”. Prove a number of yours in Settings to test key and sender.`,
    );
  },
};
