/** Limits, lifetimes and delays that server and clients share. Durations are in ms unless the name states a unit. */

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const OTP_LENGTH = 6;
export const OTP_LIFETIME = 10 * MINUTE;
export const OTP_TRIES = 5;
export const OTP_RESEND_AFTER = 60 * SECOND;
/** Validity of a student verification by university mailbox. */
export const STUDENT_VERIFICATION_LIFETIME = 365 * DAY;
/** Time before its end at which a verification can be renewed. */
export const STUDENT_VERIFICATION_DUE = 30 * DAY;
/** Days before its end on which the student is notified. */
export const STUDENT_VERIFICATION_NOTICES = [30, 7, 1] as const;
export const RESET_LINK_LIFETIME = 60 * MINUTE;
/** Validity of "This wasn't me" in a sign-in's email, long enough for mail read after a weekend. */
export const SIGN_IN_ALARM_LIFETIME = 7 * DAY;
/** Waiting time of a new payout account before its first payout. The owner is notified and can react. */
export const PAYOUT_ACCOUNT_WAIT = DAY;
/** Time in which an instant payout arrives. A later one costs no fee. */
export const INSTANT_PAYOUT_WITHIN = 30 * MINUTE;
/** Validity of a recent identity check. */
export const STEP_UP_LIFETIME = 10 * MINUTE;
/** Time limit for the response to a passkey challenge. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;
/** Longest validity of a private photo's URL. The shortest is half of it. */
export const PHOTO_ADDRESS_LIFETIME = 60 * MINUTE;
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;

export const SESSION_REMEMBERED = 30 * DAY;
/** Idle time after which a session without "remember me" ends. */
export const SESSION_IDLE = 24 * HOUR;

export const NAME_MIN = 2;
export const MAX_NAME = 50;
export const PASSWORD_MIN = 8;
export const MAX_PASSWORD = 128;
/** Minimum length that the login form accepts. The server only compares. */
export const LOGIN_PASSWORD_MIN = 5;
export const MAX_BIO = 500;

export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 5_000;
/** Beginning of a description from which the kind of a thing is guessed. */
export const MAX_KIND_DESCRIPTION = 1_000;
export const MAX_SHORT_TEXT = 120;
export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Maximum pixel width of a stored photo. Photos are scaled down to fit both limits. */
export const MAX_PHOTO_WIDTH = 1_280;
/** Maximum pixel height, for long screenshots. The format's own limit for WebP is 16,383. */
export const MAX_PHOTO_HEIGHT = 5_120;
export const MAX_STUDY_FILE_BYTES = 25 * 1024 * 1024;
export const LISTING_LIFETIME = 60 * DAY;
/** Time before a listing's end at which its poster is reminded, in ms. */
export const LISTING_REMINDER = 3 * DAY;
/** Lifetime of an uploaded but unused photo or file. */
export const UNUSED_UPLOAD_LIFETIME = DAY;
/** Time for which the photos of a deleted listing, or removed from one, are stored. */
export const PHOTO_GRACE = 7 * DAY;
/** Maximum listings marked as sold in one call. */
export const MAX_SOLD_TOGETHER = 50;
/** Time for which a poster can see the undo button after deleting a listing. Pauses while they interact with it. */
export const UNDO_SHOWN_FOR = 10 * SECOND;
/** Period in which the server still accepts an undo, in ms. Others are notified only after it. */
export const UNDO_LIFETIME = 2 * MINUTE;
/** Maximum characters of an applicant's message to the poster of a task. */
export const MAX_APPLICATION = 1_000;
/** Maximum students that the poster of a task can invite to apply. */
export const MAX_INVITATIONS = 20;
/** Maximum students suggested for an invitation. */
export const MAX_INVITABLE = 12;

export const MAX_CONTACT_MESSAGE = 3_000;
export const MAX_FEEDBACK_DESCRIPTION = 2_000;

/** Period in which the author of a message can unsend it, in ms. */
export const UNSEND_WITHIN = 10 * MINUTE;
/** Maximum characters of a message's quote above its reply. */
export const MAX_QUOTE = 140;
export const MAX_MESSAGE = 2_000;
export const MESSAGES_PAGE = 50;
export const PAGE_DEFAULT = 20;
export const MAX_PAGE = 50;
export const MAX_SEARCH = 100;
/** Maximum saved listings of one student, and maximum liked listings. */
export const MAX_FAVORITES = 500;
export const MAX_SAVED_SEARCHES = 20;
/** Maximum students that one student can follow. */
export const MAX_FOLLOWED = 500;
/** Maximum people counted for one search, because counting a common name takes long. */
export const MAX_COUNTED_PEOPLE = 50;
export const MAX_RECENT_SEARCHES = 10;

export const RESERVATION_LIFETIME = 15 * MINUTE;
/** Time for which a free place at a paid event is held for the next in line. */
export const OFFER_LIFETIME = 2 * HOUR;
/** Maximum days of an event from its start. */
export const MAX_EVENT_DAYS = 7;
/** Maximum tickets of one order. */
export const MAX_TICKETS = 6;
/** Maximum items of a bundle. */
export const MAX_BUNDLE = 10;
/** Limits of an event's kinds of tickets: their number, and the characters of a name. */
export const MAX_TICKET_KINDS = 4;
export const MAX_KIND_NAME = 40;
/** Packages of one service: basic, standard and premium. */
export const MAX_PACKAGES = 3;
export const MAX_PACKAGE_TEXT = 500;
/** Longest duration of a service. */
export const MAX_PACKAGE_DAYS = 60;
/** Maximum pictures of a student's work. */
export const MAX_PORTFOLIO = 12;
export const MAX_CAPTION = 80;
/** Maximum students who can check in tickets besides an event's organiser. */
export const MAX_DOOR_HELPERS = 5;
/** Limits of an organiser's messages to attendees: characters, and messages per day of the campus. */
export const MIN_ATTENDEE_MESSAGE = 10;
export const MAX_ATTENDEE_MESSAGE = 500;
export const ATTENDEE_MESSAGES_A_DAY = 3;
/** Time after an event during which its organiser can write to attendees. */
export const ATTENDEE_MESSAGES_AFTER = DAY;
/** Limits of promo codes: characters of a code, and codes per event. */
export const MIN_PROMO_CODE = 3;
export const MAX_PROMO_CODE = 20;
export const MAX_PROMO_CODES = 20;
export const TICKET_CODE_LENGTH = 12;
/** Maximum offline admissions in one request. */
export const MAX_ADMISSIONS = 200;
/** Limits of a tutoring session: its hours, in steps of half an hour, and the booking period. */
export const SESSION_HOURS_MIN = 0.5;
export const MAX_SESSION_HOURS = 8;
export const SESSION_AHEAD = 90 * DAY;
/** Maximum hours of a first lesson at the trial price. */
export const TRIAL_HOURS = 1;
/** Lessons of a weekly series, including the first. */
export const MIN_SERIES_LESSONS = 2;
export const MAX_SERIES_LESSONS = 12;
/** Times before a lesson of a series at which the student is reminded to pay, and at which an unpaid lesson lapses. */
export const SERIES_PAY_FROM = 7 * DAY;
export const SERIES_PAY_UNTIL = DAY;
/** Maximum simultaneous series of one student: with one tutor, and with all tutors. */
export const MAX_PAIR_SERIES = 3;
export const MAX_OWN_SERIES = 6;
/** Time before its start until which a lesson can be moved, or cancelled for a full refund. */
export const LESSON_MOVE_NOTICE = 4 * HOUR;
/** Time in which a buyer can cancel a held order. Later only the seller can. */
export const CANCEL_WINDOW = 30 * MINUTE;
/** Time in which holders can cancel after their event was moved, regardless of its new start. */
export const MOVED_EVENT_CANCEL_WINDOW = 3 * DAY;
/** Largest change of a start that does not count as a move. */
export const EVENT_MOVE_TOLERANCE = HOUR;
/** Time for buyer and seller to settle a complaint before a moderator decides. */
export const SETTLEMENT_TIME = 2 * DAY;
export const AUTO_RELEASE_AFTER = 7 * DAY;
/** Time from payment to the deadline of a gig without a later deadline, and of an errand. */
export const WORK_TIME = 7 * DAY;
export const ERRAND_TIME = 2 * DAY;
/** Times after its deadline at which undelivered work can be cancelled by its payer, and is refunded automatically. */
export const WORK_CANCELLABLE_AFTER = 3 * DAY;
export const WORK_REFUNDED_AFTER = 30 * DAY;
/** Maximum revisions that the poster of a gig can request. */
export const MAX_REVISIONS = 3;
/** Maximum characters of a note about the work by either side of a gig. */
export const MAX_WORK_NOTE = 1_000;
/** Limits of the files of one delivery of work: their number, and the bytes of one. */
export const MAX_WORK_FILES = 5;
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;
/** Open orders of a service: the default limit, and the highest limit. */
export const OPEN_ORDERS = 3;
export const MAX_OPEN_ORDERS = 20;
/** Limits of a gig's milestones: their number, and the characters of a title. */
export const MIN_MILESTONES = 2;
export const MAX_MILESTONES = 6;
export const MAX_MILESTONE_TITLE = 80;
/** Period in which a worker can answer proposed milestones, in ms. The gig cannot be paid until then. */
export const MILESTONES_ANSWER_TIME = 72 * HOUR;
/** Maximum characters of a worker's reason for declining milestones. */
export const MAX_MILESTONES_REASON = 500;
/** Hour of the daily payout (UTC). */
export const PAYOUT_HOUR = 9;
export const HANDOVER_CODE_LENGTH = 6;
export const HANDOVER_TRIES = 5;
/** Time that networks give a payer to approve on their phone, in ms. */
export const PROMPT_LIFETIME = 180 * SECOND;
export const PAYMENT_POLL_EVERY = 5 * SECOND;
export const PAYMENT_POLL_FOR = 2 * MINUTE;

export const REQUEST_TIMEOUT = 30 * SECOND;
export const UPLOAD_TIMEOUT = 5 * MINUTE;

/** Maximum next steps on the dashboard. */
export const MAX_NEXT_STEPS = 3;
/** Hours before a deadline from which it counts as a next step. */
export const NEXT_STEP_HOURS = 48;
