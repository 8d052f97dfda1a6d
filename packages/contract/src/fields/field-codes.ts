import type { core } from 'zod/mini';

type NumberParam = 'min' | 'max' | 'taken' | 'days' | 'difference' | 'sum';
/** `opens` is an instant. `listing` is the id of the listing that `title` names, which screens link to and do not show. */
type TextParam = 'holder' | 'title' | 'listing' | 'opens';
type FieldParam = NumberParam | TextParam;

/**
 * All error codes of a field, with the parameters of their texts. The list is closed: the server returns no other code, and screens have a
 * text for each in every language.
 */
export const FIELD_CODES = {
  required: [],
  unknown_field: [],
  invalid: [],
  invalid_choice: [],
  too_short: ['min'],
  too_long: ['max'],
  too_few: ['min'],
  too_many: ['max'],
  too_small: ['min'],
  too_large: ['max'],
  out_of_range: ['min', 'max'],
  not_between_offers: ['min', 'max'],
  not_a_number: [],
  not_whole: [],
  too_many_decimals: ['max'],
  unclear_price: [],
  price_too_high: ['max'],
  price_too_low: ['min'],
  below_lowest_price: [],
  not_one_line: [],
  unprintable: [],
  invalid_id: [],
  invalid_date: [],
  not_in_future: [],
  not_in_past: [],
  too_far_ahead: ['days'],
  after_release: [],
  meetup_at_night: [],
  session_has_time: [],
  unknown_spot: [],
  spot_or_place: [],
  invalid_web_address: [],
  invalid_course_code: [],
  file_or_link: [],
  photo_or_file: [],
  permission_missing: [],
  not_hours: [],
  not_half_hours: [],
  invalid_email: [],
  invalid_university_email: [],
  staff_email: [],
  invalid_university: [],
  unknown_university: [],
  name_too_short: [],
  name_too_long: [],
  password_too_short: ['min'],
  password_too_long: ['max'],
  password_needs_lowercase: [],
  password_needs_uppercase: [],
  password_needs_number: [],
  password_common: [],
  password_wrong: [],
  invalid_code: [],
  code_wrong: [],
  invalid_attempt: [],
  reset_link_incomplete: [],
  too_many_photos: ['max'],
  unknown_upload: [],
  duplicate_file: ['title', 'listing'],
  own_duplicate_file: ['title', 'listing'],
  capacity_taken: ['taken'],
  listing_reserved: [],
  invalid_phone: [],
  phone_refused: [],
  phone_stopped: [],
  above_wallet_limit: ['max'],
  network_missing: [],
  bank_missing: [],
  invalid_account_number: [],
  account_not_found: [],
  not_the_holder: ['holder'],
  invalid_voucher: [],
  voucher_wrong: [],
  invalid_handover_code: [],
  handover_code_wrong: [],
  pickup_code_wrong: [],
  pickup_code_at_dropoff: [],
  dropoff_code_at_pickup: [],
  invalid_release_voucher: [],
  invalid_reference: [],
  invalid_time_of_day: [],
  ends_before_start: [],
  ends_too_late: ['days'],
  hours_overlap: [],
  too_many_days: ['max'],
  slot_taken: [],
  slot_not_offered: [],
  slot_too_soon: [],
  only_sessions_have_time: [],
  only_sessions_have_hours: [],
  only_tickets_have_quantity: [],
  tickets_left: ['max'],
  kind_name_taken: [],
  kind_sold: ['taken'],
  kind_has_sales: ['title'],
  kinds_all_free: [],
  kind_sold_out: [],
  kind_over: [],
  day_over: [],
  package_name_taken: [],
  service_needs_package: [],
  task_stays_task: [],
  promo_unknown: [],
  promo_over: [],
  promo_other_kind: [],
  promo_used_up: [],
  promo_taken: [],
  invalid_shelf_name: [],
  shelf_name_taken: [],
  shelf_name_chosen: [],
  promo_too_much: ['min'],
  bundle_twice: [],
  bundle_own: [],
  bundle_not_sold: [],
  bundle_other_seller: [],
  bundle_free: [],
  bundle_gone: [],
  bundle_reserved: [],
  credits_left: ['max'],
  items_left: ['max'],
  item_sold_out: [],
  item_gone: [],
  item_twice: [],
  item_name_taken: [],
  stock_below_ordered: ['min'],
  price_changed: ['sum'],
  only_stalls_have_items: [],
  collect_too_soon: [],
  collect_while_closed: [],
  unknown_hall: [],
  ticket_unknown: [],
  ticket_used: [],
  ticket_cancelled: [],
  ticket_void: [],
  event_cancelled: [],
  door_not_open: ['opens'],
  event_begun: [],
  move_unconfirmed: ['taken'],
  reason_missing: [],
  invalid_reason: [],
  details_missing: [],
  invalid_decision: [],
  not_a_verified_student: [],
  not_an_applicant: [],
  milestones_do_not_add_up: ['difference'],
  use_delete: [],
  use_assign: [],
  invalid_cursor: [],
  not_in_conversation: [],
  not_their_listing: [],
  not_their_message: [],
  invalid_push_key: [],
  invalid_push_address: [],
} as const satisfies Record<string, readonly FieldParam[]>;

/** A code of a field error. `FIELD_CODES` lists the parameters of each. */
export type FieldCode = keyof typeof FIELD_CODES;

/** Parameters of a field error's text, such as `max`. Numbers are formatted in the reader's language. */
export type FieldParams = Readonly<Partial<Record<NumberParam, number>> & Partial<Record<TextParam, string>>>;

/** An error of one field: a code that screens word, and the parameters of its text. */
export interface FieldError {
  readonly code: FieldCode;
  readonly params?: FieldParams;
}

/** Keyed by the input's field (`photos.0` for elements). */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Returns whether a value is a code that this version knows. A newer server may send others. */
export const isFieldCode = (code: unknown): code is FieldCode =>
  typeof code === 'string' && Object.hasOwn(FIELD_CODES, code);

/** Converts zod's issues to field errors: the first issue of each field, as its code. No other code does. */
export function fieldErrorsOf(issues: readonly core.$ZodIssue[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= { code: 'unknown_field' };
    else errors[issue.path.join('.') || '(input)'] ??= fieldErrorOf(issue);
  }
  return errors;
}

function fieldErrorOf(issue: core.$ZodIssue): FieldError {
  const code = isFieldCode(issue.message) ? issue.message : codeOf(issue);
  const numbers = numbersOf(issue);
  const params = Object.fromEntries(
    FIELD_CODES[code].flatMap((name) => (numbers[name] === undefined ? [] : [[name, numbers[name]]])),
  );
  return Object.keys(params).length > 0 ? { code, params } : { code };
}

/** Maps errors of zod's own checks to codes. */
function codeOf(issue: core.$ZodIssue): FieldCode {
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : issue.origin === 'array' ? 'too_few' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_large';
    case 'invalid_value':
      return isMissing ? 'required' : 'invalid_choice';
    default:
      return isMissing && issue.code !== 'custom' && issue.code !== 'invalid_format' ? 'required' : 'invalid';
  }
}

function numbersOf(issue: core.$ZodIssue): FieldParams {
  switch (issue.code) {
    case 'too_small':
      return { min: Number(issue.minimum) };
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'custom':
      return issue.params ?? {};
    default:
      return {};
  }
}
