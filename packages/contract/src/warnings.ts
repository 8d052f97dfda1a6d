/**
 * What a message may warn its reader of, the gravest first: one that matches several warns of the first of these.
 * `link` leads to a page that may not be what it says; `code_request` asks for a code, a PIN or a password; `prepayment` for money
 * before anything is handed over; `off_platform` leads the talk or the money away from here.
 */
export const WARNINGS = ['link', 'code_request', 'prepayment', 'off_platform'] as const;
/** Of so many days moderators see how often readers were warned. */
export const WARNING_DAYS = 30;
export type Warning = (typeof WARNINGS)[number];
