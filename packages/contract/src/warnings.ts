/**
 * Warnings about a message, most serious first. A message that matches several carries the first. `link` leads to a page that may be fake.
 * `code_request` asks for a code, a PIN or a password. `prepayment` asks for money before the handover. `off_platform` leads the
 * conversation or the payment elsewhere.
 */
export const WARNINGS = ['link', 'code_request', 'prepayment', 'off_platform'] as const;
/** Number of days that moderators' statistics of warnings cover. */
export const WARNING_DAYS = 30;
/** A warning that a message carries for its reader, or a wanted post for its viewers. It never blocks the text. */
export type Warning = (typeof WARNINGS)[number];
