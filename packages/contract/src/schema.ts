import * as z from 'zod/mini';
import { MAX_NAME, NAME_MIN, MAX_SESSION_HOURS, OTP_LENGTH, SESSION_HOURS_MIN } from './limits.js';
import { hasDecimals } from './money/money.js';
import { MAX_TYPED_ACCOUNT } from './fields/bank-account.js';
import { MAX_TYPED_PHONE } from './fields/phone.js';
import { readCourseCode } from './fields/course-code.js';
import { readShelfName } from './fields/shelf-name.js';
import type { FieldCode } from './fields/field-codes.js';
import { wrong } from './fields/field-errors.js';
import { withoutZeroWidth } from './fields/typed-text.js';
import { MAX_WEB_ADDRESS, readWebAddress, type WebAddressRules } from './fields/web-address.js';

/** The building blocks of inputs and outputs. Inputs are trimmed, NFC-normalised and free of control characters. */

// Tab, line feed and carriage return are the only control characters that a person types.
// eslint-disable-next-line no-control-regex -- refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
/** An unpaired surrogate, which is no character and which PostgreSQL does not store. */
const HALF_PAIR = /\p{Surrogate}/u;
const clean = z.refine<string>(
  (value) => !CONTROL.test(value) && !HALF_PAIR.test(value),
  wrong('unprintable'),
);

/** Control characters that reverse the direction of the text after them, including other people's. Letters carry their own direction. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Those control characters, and the marks that act as a letter of one direction. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const withoutHidden = z.overwrite<string>((value) => withoutZeroWidth(value.replace(TURNS, '')));
/** Requires a visible character. Zero-width spaces alone are no title. */
const visible = z.refine<string>((value) => /[^\s\p{Cf}\p{M}\u2800\u3164]/u.test(value), wrong('required'));

/** Returns the text of 1 to `max` characters after trimming. `tooLong` replaces the error code for excess length. */
export const text = (max: number, tooLong: FieldCode = 'too_long') =>
  z
    .string()
    .check(
      z.normalize('NFC'),
      withoutHidden,
      z.trim(),
      z.minLength(1, wrong('required')),
      z.maxLength(max, wrong(tooLong)),
      clean,
      visible,
    );

/** Returns the text of 0 to `max` characters after trimming. */
export const optionalText = (max: number) =>
  z.string().check(z.normalize('NFC'), withoutHidden, z.trim(), z.maxLength(max, wrong('too_long')), clean);

/** Returns the schema of single-line text: like `text`, without line breaks. */
export const line = (max: number, tooLong?: FieldCode) =>
  text(max, tooLong).check(z.refine((value) => !/[\r\n]/.test(value), wrong('not_one_line')));

/** A person's full name. A name with direction controls imitates another name, so it is rejected instead of cleaned. */
export const personName = z.pipe(
  z.string().check(z.refine((value) => !DIRECTIONS.test(value), wrong('unprintable'))),
  line(MAX_NAME, 'name_too_long').check(z.minLength(NAME_MIN, wrong('name_too_short'))),
);

/** Returns the schema of required text, with its own error code for a missing one. */
const requiredAs = (missing: FieldCode) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : undefined) });

/** Returns a secret, taken as typed. Trimming would change a password. */
export const secret = (max: number, missing: FieldCode = 'required') =>
  requiredAs(missing).check(z.minLength(1, missing), z.maxLength(max, wrong('too_long')));

/** Returns the schema of an email address with its own error code for a missing one. */
export const emailOr = (missing: FieldCode) =>
  requiredAs(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(254, wrong('invalid_email')),
    // Dots only between letters. Excludes `%`, which some mail servers read as a relay request.
    z.regex(/^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, wrong('invalid_email')),
  );

/** An email address as typed, at most 254 characters, trimmed. The server compares addresses by `canonicalEmail`. */
export const email = emailOr('required');

/** An id: a UUID in any version. Anything else fails with the field code `invalid_id`. */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, wrong('invalid_id')));

/** A language tag, `en` or `pt-BR`. The server answers in the campus's default where it does not have the language. */
export const languageInput = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));

/** An ISO 8601 instant in a response, e.g. `2026-11-20T12:00:00.000Z`. */
export const instant = z.string();

/** An ISO 8601 instant or date in an input, not checked for being in the future. */
export const whenInput = z
  .string()
  .check(z.trim(), z.maxLength(40, wrong('invalid_date')), z.refine(isDate, wrong('invalid_date')));

/**
 * Checks that a day exists, with or without a time, and that its year is realistic. Dates derived from it, such as a release, must fit
 * every calendar and database. `Date` alone accepts 30 February as 2 March.
 */
function isDate(value: string): boolean {
  const form = /^((?:19|20|21)\d\d-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
  const [, day] = form.exec(value) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(value))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** A date without a time: `2026-11-23`. */
export const dayInput = z.string().check(
  z.trim(),
  z.refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDate(value), wrong('invalid_date')),
);

/** A time of day on the hour or half past. `24:00` ends a day. */
export const timeOfDay = z
  .string()
  .check(z.trim(), z.regex(/^(?:(?:[01]\d|2[0-3]):[03]0|24:00)$/, wrong('invalid_time_of_day')));

/** Major units in a response: a number with at most the decimals of the campus's currency. */
export const majorUnits = z.number();

/** Limits for any currency and campus. `priceError` applies those of one campus. */
const MAX_DECIMALS = 3;
const MAX_AMOUNT = 1_000_000_000;

/** Ambiguous prices such as `1.200`, which may mean 1,200. No program writes it for 1.2 in a currency with two decimals. */
const UNCLEAR_PRICE = /^\s*[1-9]\d*\.\d\d0\s*$/;

/** Returns a number, or a text that holds one. Any other value gets the error `otherwise`. */
const numeric = (otherwise: FieldCode) =>
  z.union([z.number(), z.string()], { error: ({ input }) => (input === undefined ? 'required' : otherwise) });

/**
 * A price from a form or script: a number, a numeric string or nothing. Converts to major units, or null for none. `priceError` checks the
 * limits of a campus.
 */
export const priceInput = z.pipe(
  z.nullable(numeric('not_a_number')).check(
    z.refine(
      (value) => typeof value !== 'string' || /^\s*(-?\d{1,12}(\.\d{1,12})?)?\s*$/.test(value),
      wrong('not_a_number'),
    ),
    z.refine((value) => typeof value !== 'string' || !UNCLEAR_PRICE.test(value), wrong('unclear_price')),
    z.refine((value) => value === null || Number(value) >= 0, wrong('too_small', { min: 0 })),
    z.refine(
      (value) => value === null || Number(value) <= MAX_AMOUNT,
      wrong('price_too_high', { max: MAX_AMOUNT }),
    ),
    z.refine(
      (value) => value === null || hasDecimals(Number(value), MAX_DECIMALS),
      wrong('too_many_decimals', { max: MAX_DECIMALS }),
    ),
  ),
  z.transform((value) => (value === null || String(value).trim() === '' ? null : Number(value))),
);

/** The smallest part of any currency. */
const LOWEST_PRICE = 10 ** -MAX_DECIMALS;
/** An optional price above 0. */
export const namedPrice = priceInput.check(
  z.refine((value) => value === null || value > 0, wrong('too_small', { min: LOWEST_PRICE })),
);

/** A required price. 0 gives the item away explicitly. */
export const requiredPrice = priceInput.check(z.refine((value) => value !== null, wrong('required')));

/** Returns a whole number between `min` and `max` that may arrive as text, as forms and query strings send it. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    numeric('not_whole').check(
      z.refine((value) => /^\d{1,12}$/.test(String(value).trim()), wrong('not_whole')),
      z.refine((value) => Number(value) >= min && Number(value) <= max, wrong('out_of_range', { min, max })),
    ),
    z.transform(Number),
  );

/** Returns a web address that `readWebAddress` accepts, in normalised form. */
const addressInput = (rules: WebAddressRules) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_WEB_ADDRESS, wrong('too_long')),
      z.refine((value) => readWebAddress(value, rules) !== undefined, wrong('invalid_web_address')),
    ),
    z.transform((value) => readWebAddress(value, rules) ?? ''),
  );

/** A web address that other users open. Its host must be public, so that a listing cannot link into a private network. */
export const webAddress = addressInput({ publicHost: true });

/** A web address that only this server opens. The server checks the host, which is its own machine in development. */
export const serverAddress = addressInput({ publicHost: false });

/** A course code in any spelling. Converts to `MATH 223`. */
export const courseCode = z.pipe(
  z.string().check(z.refine((value) => readCourseCode(value) !== null, wrong('invalid_course_code'))),
  z.transform((value) => readCourseCode(value) ?? ''),
);

/** The name of a public shelf, with or without `@`. Converts to lower case. */
export const shelfName = z.pipe(
  z.string().check(z.refine((value) => readShelfName(value) !== null, wrong('invalid_shelf_name'))),
  z.transform((value) => readShelfName(value) ?? ''),
);

/** An optional course code. */
export const optionalCourseCode = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || readCourseCode(value) !== null, wrong('invalid_course_code')),
  ),
  z.transform((value) => readCourseCode(value) ?? ''),
);

/** Hours of a session: whole or half ones. */
export const sessionHours = z.pipe(
  numeric('not_hours').check(
    z.refine((value) => /^\d{1,2}([.]5|[.]0)?$/.test(String(value).trim()), wrong('not_half_hours')),
    z.refine(
      (value) => Number(value) >= SESSION_HOURS_MIN && Number(value) <= MAX_SESSION_HOURS,
      wrong('out_of_range', { min: SESSION_HOURS_MIN, max: MAX_SESSION_HOURS }),
    ),
  ),
  z.transform(Number),
);

/** A one-time code as typed: `OTP_LENGTH` digits, trimmed. Anything else fails with the field code `invalid_code`. */
export const otpCode = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), wrong('invalid_code')));

/** A mobile number in any notation. The server parses it by the rules of its campus. */
export const mobileMoneyPhone = z
  .string()
  .check(z.trim(), z.minLength(1, wrong('required')), z.maxLength(MAX_TYPED_PHONE, wrong('invalid_phone')));

/** The provider's code of a bank. The server checks that the bank takes payouts. */
export const bankCode = z
  .string(wrong('bank_missing'))
  .check(z.regex(/^[\w-]{1,20}$/, wrong('bank_missing')));

/** A bank account number as people write it. The server parses it by the rules of its campus. */
export const bankAccountNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, wrong('required')),
    z.maxLength(MAX_TYPED_ACCOUNT, wrong('invalid_account_number')),
  );

/** Id of a mobile money network. The server checks that the campus has it. */
export const mobileMoneyNetwork = z
  .string(wrong('network_missing'))
  .check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, wrong('network_missing')));
