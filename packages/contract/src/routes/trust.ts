import type { RouteTable } from './route.js';

/** Paths of the calls of `calls/trust`. */
export const trustRoutes = {
  'appeals.get': 'GET /hives/{id}/appeal',
  'appeals.create': 'POST /hives/{id}/appeal',
  'reports.create': 'POST /reports',
  'moderation.reports': 'GET /moderation/reports',
  'moderation.resolve': 'POST /moderation/reports/{id}/resolve',
  'appeals.suspension': 'POST /auth/suspension',
  'appeals.createForAccount': 'POST /auth/suspension/appeal',
  'appeals.list': 'GET /moderation/appeals',
  'appeals.resolve': 'POST /moderation/appeals/{id}/resolve',
  'moderation.updateListing': 'PUT /moderation/listings/{id}',
  'moderation.listings': 'GET /moderation/listings',
  'moderation.orders': 'GET /moderation/orders',
  'moderation.refund': 'POST /moderation/orders/{id}/refund',
  'moderation.switches': 'GET /moderation/switches',
  'moderation.setSwitch': 'PUT /moderation/switches',
  'moderation.users': 'GET /moderation/users',
  'moderation.updateUser': 'PUT /moderation/users/{id}',
  'moderation.warnings': 'GET /moderation/warnings',
  'moderation.health': 'GET /moderation/health',
  'moderation.audit': 'GET /moderation/audit',
} as const satisfies RouteTable;
