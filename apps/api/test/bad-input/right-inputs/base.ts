import type { CallName } from '@campushive/contract';
import { attachment, nothing, page, right, type RightInput } from '../ingredients.js';
import { provenNumber, unprovenNumber } from '../text-messages.js';

/** Right inputs of the calls of base. */
export const baseInputs = {
  'attachments.create': right(() => ({ purpose: 'work-file' })),
  'attachments.download': right(async (world) => ({ id: await attachment(world) })),
  'uploads.create': right(() => ({ purpose: 'listing-photo' })),
  'push.key': right(() => ({})),
  'push.subscribe': right(() => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  })),
  'push.unsubscribe': right(() => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc' })),
  'sms.get': nothing,
  'sms.change': right(async (world) => {
    await provenNumber(world);
    return { isOn: false };
  }),
  'sms.setNumber': right(async (world) => ({ phone: await provenNumber(world) })),
  'sms.removeNumber': nothing,
  'sms.resendCode': right(() => ({}), 'not_found'),
  'sms.prove': right(async (world) => {
    await unprovenNumber(world);
    return { otp: '123456' };
  }, 'otp_invalid'),
  'sms.figures': nothing,
  'notifications.list': page,
  'notifications.markRead': right(() => ({ ids: [] })),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;
