import type { RouteTable } from './route.js';

/** Paths of the calls of `calls/reach`. */
export const reachRoutes = {
  'calendar.get': 'GET /users/me/calendar',
  'calendar.create': 'POST /users/me/calendar',
  'calendar.remove': 'DELETE /users/me/calendar',
  'dashboard.get': 'GET /dashboard',
  'partnerKeys.list': 'GET /moderation/partner-keys',
  'partnerKeys.create': 'POST /moderation/partner-keys',
  'partnerKeys.revoke': 'DELETE /moderation/partner-keys/{id}',
  'webhooks.list': 'GET /moderation/webhooks',
  'webhooks.create': 'POST /moderation/webhooks',
  'webhooks.remove': 'DELETE /moderation/webhooks/{id}',
  'webhooks.enable': 'POST /moderation/webhooks/{id}/enable',
  'webhooks.test': 'POST /moderation/webhooks/{id}/test',
  'webhooks.deliveries': 'GET /moderation/webhooks/{id}/deliveries',
  'webhooks.resend': 'POST /moderation/webhook-deliveries/{id}/resend',
  'home.get': 'GET /home',
  'topics.list': 'GET /topics',
  'contact.send': 'POST /contact',
  'feedback.send': 'POST /feedback',
} as const satisfies RouteTable;
