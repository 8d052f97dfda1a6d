import { OTP_LIFETIME, MINUTE, PAGE_DEFAULT, MAX_PAGE } from '@campushive/contract';

/** Introduction for readers who have only the document, in Markdown. */
export const ABOUT = `A marketplace of university students: listings in six hives, messages, payments with held money, events, reviews.

**Answers.** Success is \`{status: "success", data, message?, count?, pagination?}\`, failure \`{status: "error", code, message, fieldErrors?, requestId}\`. \`code\` is for programs and each call names those that it can answer with; \`message\` is for people; \`fieldErrors\` is keyed by the field of the request (\`photos.0\` for elements) and says what is wrong with it as \`{code, params?}\`. Amounts are major units of the campus’s currency, times ISO 8601 in UTC, ids UUIDs. Fields that a call does not know are refused with \`validation_failed\`, twice the same field in a query as well.

**Signing in.** \`POST /auth/login\` answers a token, which every further request carries as \`Authorization: Bearer <token>\`. No cookie opens the API. To join: \`POST /auth/register\` with an address of a university (\`GET /universities\` lists the domains), then \`POST /auth/verify-otp\` with the six digits of the mail, which come to an end after ${OTP_LIFETIME / MINUTE} minutes. Without SMTP, mails can be read at \`/dev/mailbox.json?to=<address>\` (beside \`/api\`; not in production). A token that no one holds any more, because its session was ended or its student deleted, answers 401 \`session_expired\`; that of a suspended student, and logging in to their account, answers 403 \`account_suspended\`. The proof of the address holds for a year; \`POST /auth/student-verification\` renews it, and without it new listings, applications and payments answer 403 \`verification_required\`.

**Who may what.** Each call says whether it is for anybody, for anyone who is signed in, or for moderators and admins. What is someone else's answers 404 \`not_found\` where its existence is private (payments, conversations, groups), and 403 otherwise.

**Pages.** Lists answer at most \`limit\` entries (1 to ${MAX_PAGE}, without it ${PAGE_DEFAULT}) and \`pagination.nextCursor\`; give that back as \`cursor\` for the next page. It is null after the last. \`count\`, where there is one, is the number of all that fits.

**Repeating.** Calls that create something take an \`Idempotency-Key\`: within 24 hours the same key with the same request answers what the first one answered, and with another request 409 \`idempotency_conflict\`. If the server died meanwhile, the repetition does what was not done; what was done and could not be answered any more answers 409 \`idempotency_interrupted\`, and is never done twice. PUT and DELETE can be repeated.

**Limits.** 600 calls a minute for a student, or for the address of anyone who is not signed in; less for what costs or annoys. Beyond that a call answers 429 with \`Retry-After\` in seconds. JSON bodies have at most 100 KB (413 \`payload_too_large\`), photos 10 MB, study material 25 MB.

**Asking again.** Answers carry a weak \`ETag\`; a GET with \`If-None-Match\` answers 304 when nothing has changed. HEAD answers as GET without the body. A known address answers other methods with 405 and \`Allow\`. Every answer has an \`X-Request-Id\`, which failures repeat as \`requestId\`. What is no HTTP is answered with 400, 408, 417 or 431 in the same shape.

**Live.** Socket.IO 4 at \`/socket.io\` (beside \`/api\`), with \`auth: {token}\` in the handshake. A page emits \`sendMessage\` (as \`POST /messages/send\`, acknowledged with the stored message), \`joinConversation\`, \`leaveConversation\`, \`typing {conversationId, isTyping}\`, \`watchListing\` and \`unwatchListing {hiveId}\` and \`presence {presence: "online" | "away"}\`; the server emits \`newMessage\`, \`messageChanged\`, \`messagesDelivered {conversationId, deliveredAt}\`, \`conversationChanged {conversationId}\`, \`groupMessage\`, \`userTyping\`, \`messageRead\`, \`presence\`, \`notification\`, \`notificationsRead {count}\`, \`paymentUpdate\` and \`listingChanged {hiveId}\`.

**Payments.** Without a key of Paystack a sandbox takes its place (not in production): \`POST /dev/paystack/checkout/{accessCode}\` (beside \`/api\`) with \`{"outcome": "success" | "failed" | "abandoned", "channel": "card" | "mobile_money"}\` does what a payer would do. \`POST /dev/paystack/disputes\` does what the payer’s bank would do: \`{"action": "raise", "reference": …}\`, \`{"action": "remind", "id": …}\` or \`{"action": "resolve", "id": …, "resolution": "declined" | "auto-accepted" | "merchant-accepted"}\`; \`declined\` means that the payment stands.

Beside \`/api\` there are also \`/healthz\`, \`/readyz\` and \`/metrics\`.`;

/** Descriptions of groups of calls, by the first part of each call's name. */
export const TAGS: Readonly<Record<string, string>> = {
  auth: 'Joining, signing in and out, passwords, devices',
  passkeys: 'Signing in, and proving again who asks, without the password',
  users: 'Profiles, settings, blocking, export and deletion of one’s data',
  calendar: 'The private address at which calendars find one’s lessons, meet-ups and events',
  universities: 'The universities whose students may join',
  hives: 'Listings of any hive: essentials, academia, logistics, buzz, archive, sidehustle',
  category: 'The same listings, one address a hive, each with its own fields',
  appeals: 'Appeals against a moderator’s decision about a listing',
  offers: 'Bargaining about a price',
  applications: 'Students who want a gig or a delivery',
  invitations: 'Students whom the poster of a task asks to apply',
  search: 'Search, its suggestions and what was searched for',
  portfolio: 'Pictures of students’ work, on their pages',
  services: 'Tutoring and gigs with their posters’ ratings',
  savedSearches: 'Searches that notify of every new listing that fits',
  wanted: 'What students look for in Essentials, and the listings that answer',
  dashboard: 'One’s own figures',
  favorites: 'Saved and liked listings',
  events: 'Saying yes to events, tickets, checking in',
  promoCodes: 'Codes with which tickets of an event cost less',
  bookings: 'When tutors are free or booked, and lessons that are moved',
  series: 'Lessons of every week: kept for their student, paid one by one',
  availability: 'When I teach',
  files: 'Study material',
  attachments: 'Private files of delivered work and conversations',
  uploads: 'Photos',
  messages: 'Conversations of two students',
  groups: 'The conversation of everybody who comes to an event',
  payments: 'Paying, handing over, cancelling, complaining, receipts',
  disputes: 'Moderators decide complaints about sales',
  partnerKeys: 'Admins give partners (student unions, dormitories) keys, with which they read what is public',
  webhooks: 'Admins name the addresses of partners that receive public events',
  embed: 'Listings in the pages of other sites',
  partner: 'What partners read with their keys',
  credits: 'Money that the campus gives students out of its own',
  ledger: 'What the books say, and whether the payment provider agrees',
  meetups: 'Where and when two students hand over what was paid for',
  settlements: 'What the two of a complaint agree on before a moderator decides',
  completions: 'The work of a paid gig: done, sent back, accepted',
  milestones: 'Gigs that are paid one part after another',
  deliveries: 'How far a paid errand is on its way',
  handovers: 'Handing over where there is no network',
  chargebacks: 'Moderators answer banks that ask payments back',
  reviews: 'What both sides of a sale say of each other',
  payouts: 'Where earned money goes',
  reports: 'Telling the moderators',
  moderation: 'What only moderators and admins may do',
  push: 'Notifications on devices',
  notifications: 'What happened for me',
  home: 'The front page',
  topics: 'The shelves inside the hives',
  contact: 'Writing to the people behind the site',
  feedback: 'Suggestions',
};

/** Descriptions of who may make a call. */
export const WHO = {
  anyone: 'For anybody.',
  'anyone-or-member': 'For anybody; a session may show more.',
  member: 'For signed-in students.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
} as const;
