/** Limits, lifetimes and delays that server and clients share. Durations are in ms unless the name states a unit. */

/** A second, in ms. */
export const SECOND = 1_000;
/** A minute, in ms. */
export const MINUTE = 60 * SECOND;
/** An hour, in ms. */
export const HOUR = 60 * MINUTE;
/** A day of 24 hours, in ms. A calendar day can be longer or shorter where clocks change: `addDays` counts those. */
export const DAY = 24 * HOUR;

/** Number of digits of a one-time code, and of the field that takes it. */
export const OTP_LENGTH = 6;
/** Validity of a one-time code, in ms. A later try fails with `otp_expired` (product decisions, section 5). */
export const OTP_LIFETIME = 10 * MINUTE;
/** Maximum wrong tries of a one-time code. Every later try fails with `otp_attempts_exceeded` until a new code is sent. */
export const OTP_TRIES = 5;
/** Minimum time between two one-time codes for one address, in ms. An earlier request fails with `resend_too_soon`. */
export const OTP_RESEND_AFTER = 60 * SECOND;
/** Validity of a student verification by university mailbox. */
export const STUDENT_VERIFICATION_LIFETIME = 365 * DAY;
/** Time before its end at which a verification can be renewed. */
export const STUDENT_VERIFICATION_DUE = 30 * DAY;
/** Days before its end on which the student is notified. */
export const STUDENT_VERIFICATION_NOTICES = [30, 7, 1] as const;
/** Validity of the link in an email that resets a password, in ms. */
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
/** Maximum passkeys of one account. A further one fails with `limit_reached`. */
export const MAX_PASSKEYS = 20;
/** Maximum characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 60;

/** Longest duration of any session, and the validity of one with "remember me", in ms. */
export const SESSION_REMEMBERED = 30 * DAY;
/** Idle time after which a session without "remember me" ends. */
export const SESSION_IDLE = 24 * HOUR;

/** Minimum characters of a person's full name. A shorter one fails with the field code `name_too_short`. */
export const NAME_MIN = 2;
/** Maximum characters of a person's full name. A longer one fails with the field code `name_too_long`. */
export const MAX_NAME = 50;
/** Minimum characters of a new password. A shorter one fails with the field code `password_too_short`. */
export const PASSWORD_MIN = 8;
/** Maximum characters of a password. A longer new one fails with the field code `password_too_long`. */
export const MAX_PASSWORD = 128;
/** Minimum length that the login form accepts. The server only compares. */
export const LOGIN_PASSWORD_MIN = 5;
/** Maximum characters of the text about a student on their profile. */
export const MAX_BIO = 500;

/** Maximum characters of the title of a listing or a wanted post, on one line. */
export const MAX_TITLE = 120;
/** Maximum characters of a listing's description, and of a long text field in a campus's own hive. */
export const MAX_DESCRIPTION = 5_000;
/** Beginning of a description from which the kind of a thing is guessed. */
export const MAX_KIND_DESCRIPTION = 1_000;
/** Maximum characters of a single-line text without its own limit, such as a brand or a subject. */
export const MAX_SHORT_TEXT = 120;
/** Maximum photos of one listing. A further one fails with the field code `too_many_photos`. */
export const MAX_PHOTOS = 8;
/** Maximum bytes of one uploaded photo (10 MiB). A larger one fails with `payload_too_large`. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Maximum pixel width of a stored photo. Photos are scaled down to fit both limits. */
export const MAX_PHOTO_WIDTH = 1_280;
/** Maximum pixel height, for long screenshots. The format's own limit for WebP is 16,383. */
export const MAX_PHOTO_HEIGHT = 5_120;
/** Maximum pixel width of the JPEG that messengers load for the preview of a link. */
export const MAX_PREVIEW_WIDTH = 640;
/** Maximum bytes of that JPEG (60 KiB), whatever quality it needs. */
export const MAX_PREVIEW_BYTES = 60 * 1024;
/** Maximum bytes of one file of study material (25 MiB). A larger one fails with `payload_too_large`. */
export const MAX_STUDY_FILE_BYTES = 25 * 1024 * 1024;
/** Time from the publication or renewal of a listing to its expiry, in ms. An event or a task with a date expires then instead. */
export const LISTING_LIFETIME = 60 * DAY;
/** Time before a listing's end at which its poster is reminded, in ms. */
export const LISTING_REMINDER = 3 * DAY;
/** Lifetime of an uploaded but unused photo or file. */
export const UNUSED_UPLOAD_LIFETIME = DAY;
/** Time for which a mailed link to imported listings works, in ms. */
export const CLAIM_LIFETIME = 14 * DAY;
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

/** Maximum characters of a message to the operator, sent by `contact.send`. */
export const MAX_CONTACT_MESSAGE = 3_000;
/** Maximum characters of the description in `feedback.send`. */
export const MAX_FEEDBACK_DESCRIPTION = 2_000;

/** Period in which the author of a message can unsend it, in ms. */
export const UNSEND_WITHIN = 10 * MINUTE;
/** Maximum characters of a message's quote above its reply. */
export const MAX_QUOTE = 140;
/** Maximum characters of a message in a thread. A longer one fails with the field code `too_long`. */
export const MAX_MESSAGE = 2_000;
/** Number of messages in a page of a thread, for a request without `limit`. */
export const MESSAGES_PAGE = 50;
/** Number of entries in a page of any other list, for a request without `limit`. */
export const PAGE_DEFAULT = 20;
/** Highest accepted `limit` of a list. A higher one fails with the field code `out_of_range`. */
export const MAX_PAGE = 50;
/** Maximum characters of a search query. */
export const MAX_SEARCH = 100;
/** Maximum saved listings of one student, and maximum liked listings. */
export const MAX_FAVORITES = 500;
/** Maximum saved searches of one student. A further one fails with `limit_reached`. */
export const MAX_SAVED_SEARCHES = 20;
/** Maximum students that one student can follow. */
export const MAX_FOLLOWED = 500;
/** Maximum people counted for one search, because counting a common name takes long. */
export const MAX_COUNTED_PEOPLE = 50;
/** Number of earlier searches that the server stores for a student. The oldest makes room for a new one. */
export const MAX_RECENT_SEARCHES = 10;

/** Time for which an item is reserved for its payer, in ms. Meanwhile another buyer gets `listing_reserved`. */
export const RESERVATION_LIFETIME = 15 * MINUTE;
/** Time for which a free place at a paid event is held for the next in line. */
export const OFFER_LIFETIME = 2 * HOUR;
/** Maximum days of an event from its start. */
export const MAX_EVENT_DAYS = 7;
/** Maximum tickets of one order. */
export const MAX_TICKETS = 6;
/** Maximum items of a bundle. */
export const MAX_BUNDLE = 10;
/** Maximum kinds of tickets of one event. */
export const MAX_TICKET_KINDS = 4;
/** Maximum characters of the name of a kind of tickets, and of a service's package. */
export const MAX_KIND_NAME = 40;
/** Maximum packages of one service: basic, standard and premium. */
export const MAX_PACKAGES = 3;
/** Maximum characters of the text about what a service's package includes. */
export const MAX_PACKAGE_TEXT = 500;
/** Maximum days in which a service's package is delivered. */
export const MAX_PACKAGE_DAYS = 60;
/** Maximum pictures of a student's work. */
export const MAX_PORTFOLIO = 12;
/** Maximum characters of the caption of a picture of work. */
export const MAX_CAPTION = 80;
/** Maximum students who can check in tickets besides an event's organiser. */
export const MAX_DOOR_HELPERS = 5;
/** Minimum characters of an organiser's message to all attendees. */
export const MIN_ATTENDEE_MESSAGE = 10;
/** Maximum characters of an organiser's message to all attendees. */
export const MAX_ATTENDEE_MESSAGE = 500;
/** Maximum messages to the attendees of one event in a day of the campus. A further one fails with `limit_reached`. */
export const ATTENDEE_MESSAGES_A_DAY = 3;
/** Time after an event during which its organiser can write to attendees. */
export const ATTENDEE_MESSAGES_AFTER = DAY;
/** Minimum characters of a promo code. */
export const MIN_PROMO_CODE = 3;
/** Maximum characters of a promo code. A longer one fails with the field code `too_long`. */
export const MAX_PROMO_CODE = 20;
/** Maximum promo codes of one event, ended ones included. A further one fails with `limit_reached`. */
export const MAX_PROMO_CODES = 20;
/** Number of letters and digits of a ticket's code, in Crockford's base 32. */
export const TICKET_CODE_LENGTH = 12;
/** Maximum offline admissions in one request. */
export const MAX_ADMISSIONS = 200;
/** Minimum hours of one tutoring session, and the step of longer ones. Others fail with `not_half_hours` or `out_of_range`. */
export const SESSION_HOURS_MIN = 0.5;
/** Maximum hours of one tutoring session. */
export const MAX_SESSION_HOURS = 8;
/** Longest time from a booking to its session, in ms. A later start fails with `too_far_ahead` or `slot_not_offered`. */
export const SESSION_AHEAD = 90 * DAY;
/** Maximum hours of a first lesson at the trial price. */
export const TRIAL_HOURS = 1;
/** Minimum lessons of a weekly series, including the first. */
export const MIN_SERIES_LESSONS = 2;
/** Maximum lessons of a weekly series, including the first. */
export const MAX_SERIES_LESSONS = 12;
/** Time before its start from which the student is reminded to pay for a lesson of a series, in ms. */
export const SERIES_PAY_FROM = 7 * DAY;
/** Time before its start at which an unpaid lesson of a series lapses, in ms. The first one lapses with its reservation instead. */
export const SERIES_PAY_UNTIL = DAY;
/** Maximum simultaneous series of one student with one tutor. A further one fails with `limit_reached`. */
export const MAX_PAIR_SERIES = 3;
/** Maximum simultaneous series of one student, with all tutors. A further one fails with `limit_reached`. */
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
/** Time after which held money is released without a code, in ms: from payment, a later meeting, or delivered work. */
export const AUTO_RELEASE_AFTER = 7 * DAY;
/** Minimum time from payment to the deadline of a gig, in ms. A later deadline of its listing takes precedence. */
export const WORK_TIME = 7 * DAY;
/** Minimum time from payment to the deadline of an errand, in ms. */
export const ERRAND_TIME = 2 * DAY;
/** Time after its deadline from which the payer can cancel undelivered work, in ms (product decisions, section 14). */
export const WORK_CANCELLABLE_AFTER = 3 * DAY;
/** Time after its deadline at which undelivered work is refunded automatically, in ms (product decisions, section 14). */
export const WORK_REFUNDED_AFTER = 30 * DAY;
/** Maximum revisions that the poster of a gig can request. */
export const MAX_REVISIONS = 3;
/** Maximum characters of a note about the work by either side of a gig. */
export const MAX_WORK_NOTE = 1_000;
/** Maximum files of one delivery of work. */
export const MAX_WORK_FILES = 5;
/** Maximum bytes of one private file, in a chat or in delivered work (25 MiB). A larger one fails with `payload_too_large`. */
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;
/** Number of open orders after which a service is fully booked. Default for a service without its own limit. */
export const OPEN_ORDERS = 3;
/** Highest limit that a student can set for the open orders of a service. */
export const MAX_OPEN_ORDERS = 20;
/** Minimum milestones of a gig. Fewer fail with `too_few`. */
export const MIN_MILESTONES = 2;
/** Maximum milestones of a gig, including paid ones. More fail with `too_many`. */
export const MAX_MILESTONES = 6;
/** Maximum characters of a milestone's title. */
export const MAX_MILESTONE_TITLE = 80;
/** Period in which a worker can answer proposed milestones, in ms. The gig cannot be paid until then. */
export const MILESTONES_ANSWER_TIME = 72 * HOUR;
/** Maximum characters of a worker's reason for declining milestones. */
export const MAX_MILESTONES_REASON = 500;
/** Hour of the daily payout (UTC). */
export const PAYOUT_HOUR = 9;
/** Number of digits of a handover code, and of an errand's pick-up code. */
export const HANDOVER_CODE_LENGTH = 6;
/** Maximum wrong handover codes of one order. After them, its codes fail with `too_many_attempts` for 15 minutes. */
export const HANDOVER_TRIES = 5;
/** Time that networks give a payer to approve on their phone, in ms. */
export const PROMPT_LIFETIME = 180 * SECOND;
/** Interval at which a page asks for the state of a payment, in ms. */
export const PAYMENT_POLL_EVERY = 5 * SECOND;
/** Time after which a page stops waiting for a hosted payment, in ms. A prompt on the phone has `PROMPT_LIFETIME` instead. */
export const PAYMENT_POLL_FOR = 2 * MINUTE;

/** Time limit of a call in the browser, in ms. After it the call fails with `timeout`. */
export const REQUEST_TIMEOUT = 30 * SECOND;
/** Time limit of an upload or a download in the browser, in ms. After it the call fails with `timeout`. */
export const UPLOAD_TIMEOUT = 5 * MINUTE;

/** Maximum next steps on the dashboard. */
export const MAX_NEXT_STEPS = 3;
/** Hours before a deadline from which it counts as a next step. */
export const NEXT_STEP_HOURS = 48;
