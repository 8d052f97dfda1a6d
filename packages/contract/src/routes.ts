/** Where each call of `calls.ts` lives under `/api`. Data only: a client needs nothing else to make a request. */
export const routes = {
  'auth.register': 'POST /auth/register',
  'auth.verifyOtp': 'POST /auth/verify-otp',
  'auth.resendOtp': 'POST /auth/resend-otp',
  'auth.login': 'POST /auth/login',
  'auth.logout': 'POST /auth/logout',
  'auth.me': 'GET /auth/me',
  'auth.forgotPassword': 'POST /auth/forgot-password',
  'auth.resetPassword': 'POST /auth/reset-password',
  'auth.denySignIn': 'POST /auth/not-me',
  'auth.stepUp': 'POST /auth/step-up',
  'auth.changePassword': 'POST /auth/change-password',
  'auth.sessions': 'GET /auth/sessions',
  'auth.endSession': 'DELETE /auth/sessions/{id}',
  'auth.sendStudentCode': 'POST /auth/student-proof',
  'auth.proveStudent': 'POST /auth/student-proof/verify',
  'users.get': 'GET /users/{id}',
  'users.updateProfile': 'PUT /users/profile',
  'users.updateSettings': 'PUT /users/me/settings',
  'users.export': 'GET /users/me/export',
  'users.deleteAccount': 'DELETE /users/me',
  'users.blocked': 'GET /users/me/blocked',
  'users.listings': 'GET /users/{id}/listings',
  'users.block': 'PUT /users/{id}/block',
  'users.unblock': 'DELETE /users/{id}/block',
  'universities.list': 'GET /universities',
  'universities.get': 'GET /universities/{id}',
  'hives.types': 'GET /hives/types',
  'hives.list': 'GET /hives',
  'hives.get': 'GET /hives/{id}',
  'hives.create': 'POST /hives',
  'hives.update': 'PUT /hives/{id}',
  'hives.remove': 'DELETE /hives/{id}',
  'hives.restore': 'POST /hives/{id}/restore',
  'hives.setStatus': 'PUT /hives/{id}/status',
  'hives.assign': 'PUT /hives/{id}/assign',
  'hives.myPosted': 'GET /hives/my/posted',
  'hives.myAssigned': 'GET /hives/my/assigned',
  'appeals.get': 'GET /hives/{id}/appeal',
  'appeals.create': 'POST /hives/{id}/appeal',
  'applications.create': 'POST /hives/{id}/applications',
  'applications.list': 'GET /hives/{id}/applications',
  'applications.withdraw': 'DELETE /hives/{id}/applications',
  'applications.mine': 'GET /hives/my/applied',
  'category.list': 'GET /{category}',
  'category.create': 'POST /{category}',
  'category.update': 'PUT /{category}/{id}',
  'search.listings': 'GET /search',
  'users.search': 'GET /search',
  'search.overview': 'GET /search/overview',
  'search.suggestions': 'GET /search/suggestions',
  'search.remember': 'PUT /search/recent',
  'search.forget': 'DELETE /search/recent',
  'services.list': 'GET /services',
  'savedSearches.list': 'GET /saved-searches',
  'savedSearches.create': 'POST /saved-searches',
  'savedSearches.remove': 'DELETE /saved-searches/{id}',
  'dashboard.get': 'GET /dashboard',
  'favorites.list': 'GET /favorites',
  'favorites.marks': 'GET /favorites/marks',
  'favorites.get': 'GET /favorites/{hiveId}',
  'favorites.add': 'PUT /favorites/{hiveId}',
  'favorites.remove': 'DELETE /favorites/{hiveId}',
  'events.get': 'GET /hives/{id}/rsvp',
  'events.join': 'PUT /hives/{id}/rsvp',
  'events.leave': 'DELETE /hives/{id}/rsvp',
  'events.attendees': 'GET /hives/{id}/attendees',
  'events.checkIn': 'POST /hives/{id}/check-in',
  'events.tickets': 'GET /tickets',
  'bookings.taken': 'GET /hives/{id}/taken',
  'files.create': 'POST /uploads/files',
  'files.download': 'GET /hives/{id}/file',
  'uploads.create': 'POST /uploads',
  'messages.conversations': 'GET /messages/conversations',
  'messages.open': 'POST /messages/conversations',
  'messages.conversation': 'GET /messages/conversations/{id}',
  'messages.list': 'GET /messages/conversations/{id}/messages',
  'messages.markRead': 'PUT /messages/conversations/{id}/read',
  'messages.send': 'POST /messages/send',
  'offers.create': 'POST /offers',
  'offers.list': 'GET /offers',
  'offers.accept': 'POST /offers/{id}/accept',
  'offers.decline': 'POST /offers/{id}/decline',
  'offers.withdraw': 'POST /offers/{id}/withdraw',
  'offers.counter': 'POST /offers/{id}/counter',
  'messages.unreadCount': 'GET /messages/unread-count',
  'payments.initialize': 'POST /payments/initialize/{hiveId}',
  'payments.charge': 'POST /payments/charge/{hiveId}',
  'payments.voucher': 'POST /payments/{id}/voucher',
  'payments.verify': 'GET /payments/verify/{reference}',
  'payments.status': 'GET /payments/{reference}/status',
  'payments.list': 'GET /payments',
  'payments.get': 'GET /payments/{id}',
  'payments.handover': 'POST /payments/{id}/handover',
  'payments.cancel': 'POST /payments/{id}/cancel',
  'payments.dispute': 'POST /payments/{id}/dispute',
  'payments.answerDispute': 'POST /payments/{id}/dispute/answer',
  'payments.receipt': 'GET /payments/{id}/receipt',
  'disputes.list': 'GET /moderation/disputes',
  'disputes.resolve': 'POST /moderation/disputes/{id}/resolve',
  'chargebacks.list': 'GET /moderation/chargebacks',
  'chargebacks.answer': 'POST /moderation/chargebacks/{id}/answer',
  'ledger.get': 'GET /moderation/ledger',
  'ledger.cases': 'GET /moderation/ledger/cases',
  'ledger.close': 'POST /moderation/ledger/cases/{id}/close',
  'reviews.forPayment': 'GET /payments/{id}/reviews',
  'reviews.create': 'POST /payments/{id}/review',
  'reviews.list': 'GET /users/{id}/reviews',
  'payouts.account': 'GET /payouts/account',
  'payouts.setAccount': 'PUT /payouts/account',
  'payouts.list': 'GET /payouts',
  'payouts.create': 'POST /payouts',
  'reports.create': 'POST /reports',
  'moderation.reports': 'GET /moderation/reports',
  'moderation.resolve': 'POST /moderation/reports/{id}/resolve',
  'appeals.suspension': 'POST /auth/suspension',
  'appeals.createForAccount': 'POST /auth/suspension/appeal',
  'appeals.list': 'GET /moderation/appeals',
  'appeals.resolve': 'POST /moderation/appeals/{id}/resolve',
  'moderation.updateListing': 'PUT /moderation/listings/{id}',
  'moderation.users': 'GET /moderation/users',
  'moderation.updateUser': 'PUT /moderation/users/{id}',
  'moderation.audit': 'GET /moderation/audit',
  'push.key': 'GET /push-subscriptions/key',
  'push.subscribe': 'POST /push-subscriptions',
  'push.unsubscribe': 'DELETE /push-subscriptions',
  'groups.list': 'GET /groups',
  'groups.get': 'GET /groups/{id}',
  'groups.messages': 'GET /groups/{id}/messages',
  'groups.send': 'POST /groups/{id}/messages',
  'groups.markRead': 'PUT /groups/{id}/read',
  'groups.mute': 'PUT /groups/{id}/mute',
  'groups.members': 'GET /groups/{id}/members',
  'groups.readers': 'GET /groups/{id}/messages/{messageId}/readers',
  'notifications.list': 'GET /notifications',
  'notifications.markRead': 'PUT /notifications/read',
  'home.get': 'GET /home',
  'topics.list': 'GET /topics',
  'contact.send': 'POST /contact',
  'feedback.send': 'POST /feedback',
} as const satisfies Record<string, `${Method} /${string}`>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallName = keyof typeof routes;

/** Calls of one address, told apart by the query field `type`; without it the first of them is meant. */
export const CALL_TYPES: Readonly<Partial<Record<CallName, string>>> = {
  'search.listings': 'listings',
  'users.search': 'users',
};

/** The calls that create something: their requests carry an `Idempotency-Key`. */
export const CREATING: ReadonlySet<CallName> = new Set<CallName>([
  'hives.create',
  'applications.create',
  'category.create',
  'uploads.create',
  'files.create',
  'messages.send',
  'offers.create',
  'groups.send',
  'payments.initialize',
  'payments.charge',
  'savedSearches.create',
  'reviews.create',
  'payouts.create',
  'contact.send',
  'feedback.send',
  'reports.create',
  'appeals.create',
]);

/**
 * The calls that need a fresh proof of who asks, `auth.stepUp`; with the field of those whose form asks for the password
 * anyway, which is then that proof.
 */
export const STEP_UP_CALLS: ReadonlyMap<CallName, 'password' | 'currentPassword' | null> = new Map([
  ['auth.changePassword', 'currentPassword'],
  ['users.export', null],
  ['users.deleteAccount', 'password'],
  ['payouts.setAccount', null],
  ['payouts.create', null],
]);

/** The calls that answer a file instead of JSON. */
export const DOWNLOADS: ReadonlySet<CallName> = new Set<CallName>(['users.export']);

/** Where a call's fields travel that are not in its path. A secret never goes into an address, which ends up in logs. */
export const inQuery = (name: CallName): boolean =>
  name !== 'users.deleteAccount' && /^(GET|DELETE) /.test(routes[name]);

export interface Route {
  readonly method: Method;
  /** With `{name}` for path fields. */
  readonly path: string;
  readonly pathFields: readonly string[];
}

export function routeOf(name: CallName): Route {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- every route is written so
  const [method, path] = routes[name].split(' ') as [Method, string];
  return { method, path, pathFields: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') };
}
