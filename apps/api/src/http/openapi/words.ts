import { OTP_LIFETIME, MINUTE, PAGE_DEFAULT, MAX_PAGE } from '@campushive/contract';

/** Introduction for readers who have only the document, in Markdown. */
export const ABOUT = `The API of a marketplace for university students: listings in hives, messages, payments with held money, events and reviews.

**Responses.** Success is \`{status: "success", data, message?, count?, pagination?}\`. Failure is \`{status: "error", code, message, fieldErrors?, requestId}\`. Programs read \`code\`; each call lists its codes. \`message\` is English text for developers. \`fieldErrors\` maps request fields (\`photos.0\` for elements) to \`{code, params?}\`. Amounts are major units of the campus’s currency, times are ISO 8601 in UTC, ids are UUIDs. Unknown fields, and a field sent twice in a query, answer \`validation_failed\`.

**Authentication.** \`POST /auth/login\` returns a token. Send it as \`Authorization: Bearer <token>\`. Cookies do not open the API. To register, call \`POST /auth/register\` with a university address (\`GET /universities\` lists the domains), then \`POST /auth/verify-otp\` with the six-digit code, which expires after ${OTP_LIFETIME / MINUTE} minutes. Without SMTP, read emails at \`/dev/mailbox.json?to=<address>\` (beside \`/api\`, not in production). An ended session answers 401 \`session_expired\`; a suspended account answers 403 \`account_suspended\`. Student verification lasts a year: renew it with \`POST /auth/student-verification\`, or new listings, applications and payments answer 403 \`verification_required\`.

**Permissions.** Each call states its callers. Another student’s private object (payment, conversation, group) answers 404 \`not_found\`; a forbidden action on a visible object answers 403.

**Pagination.** Lists return at most \`limit\` entries (1 to ${MAX_PAGE}, default ${PAGE_DEFAULT}) and \`pagination.nextCursor\`. Send it as \`cursor\` for the next page; it is null on the last page. \`count\` is the number of all matches.

**Idempotency.** Calls that create something accept an \`Idempotency-Key\`. Within 24 hours, the same key with the same request returns the first response; with another request it answers 409 \`idempotency_conflict\`. After a crash, a repetition completes unfinished work. If the work was done and its response lost, it answers 409 \`idempotency_interrupted\` and does nothing twice. PUT and DELETE can be repeated.

**Limits.** 600 calls a minute per student, or per address without a session; costly calls have lower limits. Beyond that a call answers 429 with \`Retry-After\` in seconds. JSON bodies have at most 100 KB (413 \`payload_too_large\`), photos 10 MB, files 25 MB.

**Caching.** Responses have a weak \`ETag\`; a GET with \`If-None-Match\` answers 304 when nothing changed. HEAD returns the headers of GET. Other methods of a known address answer 405 with \`Allow\`. Every response has an \`X-Request-Id\`; failures repeat it as \`requestId\`. Invalid HTTP answers 400, 408, 417 or 431 in the same shape.

**Realtime.** Socket.IO 4 at \`/socket.io\` (beside \`/api\`), with \`auth: {token}\` in the handshake. Clients emit \`sendToThread {threadId, content, …}\` (like \`POST /threads/{id}/messages\`, acknowledged with the stored message; \`sendMessage\` is its old name for conversations), \`joinConversation\`, \`leaveConversation\`, \`typing {conversationId, isTyping}\`, \`watchListing\` and \`unwatchListing {hiveId}\`, and \`presence {presence: "online" | "away"}\`. The server emits \`newMessage\`, \`messageChanged\`, \`messagesDelivered {conversationId, deliveredAt}\`, \`conversationChanged {conversationId}\`, \`groupMessage\`, \`userTyping\`, \`messageRead\`, \`presence\`, \`notification\`, \`notificationsRead {count}\`, \`paymentUpdate\`, \`stallOrderUpdate\` and \`listingChanged {hiveId}\`.

**Testing payments.** Without a Paystack key, a sandbox replaces Paystack (not in production). \`POST /dev/paystack/checkout/{accessCode}\` (beside \`/api\`) with \`{"outcome": "success" | "failed" | "abandoned", "channel": "card" | "mobile_money"}\` acts as the payer. \`POST /dev/paystack/disputes\` acts as the payer’s bank: \`{"action": "raise", "reference": …}\`, \`{"action": "remind", "id": …}\` or \`{"action": "resolve", "id": …, "resolution": "declined" | "auto-accepted" | "merchant-accepted"}\`. \`declined\` means that the payment stands.

Operators also have \`/healthz\`, \`/readyz\` and \`/metrics\` beside \`/api\`.`;

/** Descriptions of groups of calls, by the first part of each call's name. */
export const TAGS: Readonly<Record<string, string>> = {
  auth: 'Registration, log-in, passwords and sessions',
  waitingList: 'Waiting list of universities that are not open yet',
  passkeys: 'Log-in and identity confirmation without a password',
  users: 'Profiles, settings, blocking, following, export and deletion',
  calendar: 'The private address for calendar subscriptions',
  universities: 'Universities whose students may join',
  hives: 'Listings of all hives',
  category: 'Listings of one hive, with the fields of that hive',
  appeals: 'Appeals against decisions of moderators',
  offers: 'Price offers between buyer and seller',
  applications: 'Applications for gigs and deliveries',
  invitations: 'Invitations to apply for a task',
  search: 'Search, suggestions and recent searches',
  portfolio: 'Pictures of students’ work',
  services: 'Tutoring and gigs with ratings',
  savedSearches: 'Saved searches with notifications',
  wanted: 'Wanted posts, and the listings that answer them',
  stalls: 'Stalls with price lists and opening hours',
  stallOrders: 'Orders at stalls, and their queue',
  claims: 'Listings that the operator imported, for their sellers',
  safeDeals: 'Links to pay safely for a deal that was agreed elsewhere',
  dashboard: 'Figures and next steps of a student',
  favorites: 'Saved and liked listings',
  events: 'Attendance, tickets and check-in',
  promoCodes: 'Promo codes for tickets',
  bookings: 'Free times of tutors, and moved lessons',
  series: 'Weekly lessons, paid one by one',
  availability: 'Teaching hours of tutors',
  files: 'Study material',
  attachments: 'Private files of orders and messages',
  uploads: 'Photos',
  threads: 'Conversations between two students, and group conversations of events',
  messages: 'Old names of the calls of `threads` on conversations',
  groups: 'Old names of the calls of `threads` on groups',
  payments: 'Payments, handover, cancellation, disputes and receipts',
  disputes: 'Decisions of moderators about disputes',
  partnerKeys: 'API keys of partners',
  webhooks: 'Webhooks of partners',
  embed: 'Listing cards for other sites',
  partner: 'Public data for partners',
  credits: 'Credits that the campus gives to students',
  ledger: 'The books, and their comparison with the payment provider',
  meetups: 'Place and time of a handover',
  settlements: 'Agreements between buyer and seller in a dispute',
  completions: 'Finished, revised and accepted work',
  milestones: 'Gigs that are paid in parts',
  deliveries: 'Progress of paid errands',
  handovers: 'Handover without a network',
  chargebacks: 'Chargebacks and answers to banks',
  reviews: 'Reviews of completed orders',
  payouts: 'Payout accounts and payouts',
  reports: 'Reports to moderators',
  moderation: 'Tools of moderators and admins',
  push: 'Push subscriptions',
  sms: 'Text messages',
  notifications: 'Notifications of a student',
  home: 'The front page',
  topics: 'Topics inside hives',
  contact: 'Messages to the operator',
  feedback: 'Suggestions',
};

/** Descriptions of who may make a call. */
export const CALLER_WORDS = {
  anyone: 'Anyone can make this call.',
  'anyone-or-member': 'Anyone can make this call; with a session the response may contain more.',
  member: 'Requires a session.',
  moderator: 'Requires a session of a moderator or an admin.',
  admin: 'Requires a session of an admin.',
} as const;
