import type { RouteTable } from './route.js';

/** Paths of the calls of `calls/base`. */
export const baseRoutes = {
  'uploads.create': 'POST /uploads',
  'attachments.create': 'POST /uploads/attachments',
  'attachments.download': 'GET /attachments/{id}',
  'push.key': 'GET /push-subscriptions/key',
  'push.subscribe': 'POST /push-subscriptions',
  'push.unsubscribe': 'DELETE /push-subscriptions',
  'sms.get': 'GET /text-messages',
  'sms.change': 'PUT /text-messages',
  'sms.setNumber': 'PUT /text-messages/number',
  'sms.removeNumber': 'DELETE /text-messages/number',
  'sms.resendCode': 'POST /text-messages/number/code',
  'sms.prove': 'POST /text-messages/number/verify',
  'sms.figures': 'GET /moderation/text-messages',
  'notifications.list': 'GET /notifications',
  'notifications.markRead': 'PUT /notifications/read',
} as const satisfies RouteTable;
