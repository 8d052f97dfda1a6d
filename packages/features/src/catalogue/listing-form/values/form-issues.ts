import { fieldErrorsOf, type FieldError, isHive, isPastDay, type HiveName } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import { wrongEnd } from '@campushive/contract/rules/event-times';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import * as z from 'zod/mini';
import { typedPriceError, type PriceTextRules } from '@campushive/contract/price-text';
import { packageIssueOf } from '../controls/package-rows.js';
import { kindIssueOf } from '../controls/kind-rows.js';
import { type FormValues, hasKinds, hasPackages } from './form-values.js';
import { type FieldName, formFieldsOf, inputNameOf, type ValueName } from '../form-fields.js';
import { toInput } from './form-input.js';

/** Rules of the campus for prices, and its time zone for days. */
type FormRules = PriceTextRules & Pick<Campus, 'timeZone'>;

/** Validates the form with the server's schema. Returns one error code per invalid field. */
export function issuesOf(
  hive: HiveName,
  values: FormValues,
  rules: FormRules,
  isNew = true,
  now?: Date,
): Partial<Record<FieldName, FieldError>> {
  const input = toInput(hive, values, rules);
  const schema: z.ZodMiniType = z.object(isHive(hive) ? HIVE_FIELDS[hive] : ownFieldsOf(hive));
  const parsed = schema.safeParse(input, { reportInput: true });
  const wrong = fieldErrorsOf(parsed.error?.issues ?? []);
  const issues: Partial<Record<FieldName, FieldError>> = {};
  for (const field of formFieldsOf(hive)) {
    const { name } = field;
    const error = wrong[inputNameOf(field)];
    if (error !== undefined) issues[name] = values[name] === '' ? { code: 'required' } : error;
  }
  const { purchaseDate } = values;
  if (
    now !== undefined &&
    typeof purchaseDate === 'string' &&
    purchaseDate !== '' &&
    !isPastDay(purchaseDate, now)
  )
    issues.purchaseDate ??= { code: 'not_in_past' };
  for (const field of formFieldsOf(hive)) {
    const typed = input[inputNameOf(field)];
    const isAmount = field.kind === 'price' || field.kind === 'money';
    const wrongPrice = isAmount && typeof typed === 'string' ? typedPriceError(typed, rules) : null;
    if (wrongPrice !== null) issues[field.name] = wrongPrice;
  }
  if (hive === 'buzz' && issues.eventDate === undefined) {
    const end = issues.eventEndDate ?? wrongEnd(input, rules.timeZone);
    if (end !== null) issues.eventEndDate = end;
  }
  const wrongKind = hasKinds(values) ? kindIssueOf(values.ticketKinds, rules) : null;
  if (wrongKind === null) delete issues.ticketKinds;
  else issues.ticketKinds = wrongKind.error;
  const wrongPackage = hasPackages(values) ? packageIssueOf(values.packages, rules) : null;
  if (wrongPackage === null) delete issues.packages;
  else issues.packages = wrongPackage.error;
  if (hive === 'archive' && values.mayShare !== true) issues.mayShare = { code: 'permission_missing' };
  if (!isNew && values.capacity === '' && !hasKinds(values)) issues.capacity = { code: 'required' };
  return issues;
}

/** Variant of {@link issuesOf} for a draft: a field that was empty before may stay empty, except for the title. */
export function draftIssuesOf(
  hive: HiveName,
  values: FormValues,
  rules: FormRules,
  now?: Date,
  before: FormValues = {},
): Partial<Record<FieldName, FieldError>> {
  const mayStayEmpty = (name: ValueName) => name !== 'title' && values[name] === '' && !before[name];
  const issues = issuesOf(hive, values, rules, true, now);
  for (const { name } of formFieldsOf(hive)) if (mayStayEmpty(name)) delete issues[name];
  // The permission to share is needed only when others can read the material.
  delete issues.mayShare;
  return issues;
}
