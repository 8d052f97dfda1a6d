import type { CallName } from '@campushive/contract';
import { NOT_IN_IT, type Expected } from '../parties.js';

/** Answers to the calls of base. */
export const baseExpected = {
  'push.key': 'anybody',
  'push.subscribe': 'anybody',
  'push.unsubscribe': 'anybody',
  'sms.get': 'anybody',
  'sms.change': NOT_IN_IT,
  'sms.setNumber': 'anybody',
  'sms.removeNumber': 'anybody',
  'sms.resendCode': 'anybody',
  'sms.prove': 'anybody',
  'attachments.create': 'anybody',
  'attachments.download': NOT_IN_IT,
  'uploads.create': 'anybody',
  'sms.figures': 'anybody',
  'notifications.list': 'anybody',
  'notifications.markRead': 'anybody',
} satisfies Partial<Record<CallName, Expected>>;
