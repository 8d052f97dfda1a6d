import {
  fieldErrorsOf,
  type FieldError,
  ADMISSIONS,
  CONDITIONS,
  costsNothing,
  isHive,
  EVENT_TYPES,
  isPastDay,
  saleOf,
  SERVICE_KINDS,
  TOPIC_IDS,
  TOPICS,
  ownHive,
  type BuiltInHive,
  type HiveName,
  type Listing,
  type TopicId,
  type Wanted,
} from '@campushive/contract';
import type { Campus, OwnField, OwnFieldKind } from '@campushive/contract/campus-schema';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import { wrongEnd } from '@campushive/contract/rules/event-times';
import { instantOfField } from '@campushive/contract/rules/zoned-time';
import { topicOfTitle } from '@campushive/contract/search/title-topic';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import * as z from 'zod/mini';
import {
  priceFigures,
  typedPriceError,
  type PriceCurrency,
  type PriceTextRules,
} from '@campushive/contract/price-text';
import {
  copyOfPackages,
  packageIssueOf,
  packageRowOf,
  readPackages,
  toPackages,
  writePackages,
} from './controls/package-rows.js';
import { copyOfRows, kindIssueOf, readRows, rowOf, toKinds, writeRows } from './controls/kind-rows.js';
import { momentField } from '../../kernel/dates.js';
import type { ListingFormMessages } from './listing-form.messages.js';

/** Name of a field with a label in the form's texts, or of a custom hive's field with its own label. */
export type FieldName = keyof ListingFormMessages['fields'] | OwnName;
type OwnName = `own:${string}`;
/** Name of a form value: a field, or whether the listing is free. */
export type ValueName = FieldName | 'free';
/** Choice with a label in the form's texts, or a topic of the hive. */
export type ChoiceName = keyof ListingFormMessages['choices'] | TopicId;

/** Field of the form. */
export interface FormField {
  readonly name: FieldName;
  readonly kind:
    | 'line'
    /** Place on the poster's campus, or another one as text. */
    | 'place'
    | 'text'
    | 'price'
    /** Amount of money besides the price, such as a deposit. */
    | 'money'
    | 'choice'
    | 'date'
    | 'moment'
    /** Optional hall of the poster's university. */
    | 'hall'
    /** Optional end of another moment, shown on demand. */
    | 'end'
    | 'number'
    | 'link'
    | 'tick'
    | 'switch'
    | 'chips'
    /** Optional course code, shown on demand. */
    | 'course'
    /** Category suggested from title and description, to be confirmed. */
    | 'kind'
    /** Optional kinds of tickets, which replace the single price. */
    | 'kinds'
    /** Packages of a service, which replace the fields of a task. */
    | 'packages';
  readonly optional?: true;
  readonly choices?: readonly ChoiceName[];
  /** Definition of a custom hive's field: label and choices. */
  readonly own?: OwnField;
}

/** Starts with the poster's own hall. */
const HALL: FormField = { name: 'hallId', kind: 'hall', optional: true };
const TITLE: FormField = { name: 'title', kind: 'line' };
const DESCRIPTION: FormField = { name: 'description', kind: 'text' };
const KIND: FormField = { name: 'kind', kind: 'kind', optional: true };
const PRICE: FormField = { name: 'price', kind: 'price' };
/** Switch that is on by default. */
const OFFERS: FormField = { name: 'acceptsOffers', kind: 'switch', optional: true };

const COURSE: FormField = { name: 'courseCode', kind: 'course', optional: true };

const topicsOf = (hive: BuiltInHive) => TOPIC_IDS.filter((id) => TOPICS[id].hive === hive);

/** Fields of each hive's form, in the order of the specification. */
export const FORM_FIELDS: Readonly<Record<BuiltInHive, readonly FormField[]>> = {
  essentials: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'condition', kind: 'choice', choices: CONDITIONS },
    { name: 'pickupLocation', kind: 'line' },
    HALL,
    OFFERS,
    { name: 'brand', kind: 'line', optional: true },
    { name: 'itemCategory', kind: 'chips', optional: true, choices: topicsOf('essentials') },
    COURSE,
    { name: 'purchaseDate', kind: 'date', optional: true },
    KIND,
  ],
  academia: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'duration', kind: 'number' },
    { name: 'location', kind: 'line' },
    HALL,
    OFFERS,
    COURSE,
    KIND,
  ],
  logistics: [
    TITLE,
    { name: 'from', kind: 'place', optional: true },
    { name: 'to', kind: 'place', optional: true },
    HALL,
    PRICE,
    { name: 'specialInstructions', kind: 'text', optional: true },
    KIND,
  ],
  buzz: [
    TITLE,
    DESCRIPTION,
    { name: 'eventDate', kind: 'moment' },
    { name: 'eventEndDate', kind: 'end', optional: true },
    { name: 'location', kind: 'line' },
    HALL,
    { name: 'organizer', kind: 'line' },
    { name: 'eventType', kind: 'choice', choices: EVENT_TYPES },
    { name: 'admission', kind: 'choice', choices: ADMISSIONS },
    PRICE,
    { name: 'capacity', kind: 'number', optional: true },
    { name: 'ticketKinds', kind: 'kinds', optional: true },
    { name: 'registrationLink', kind: 'link', optional: true },
    { name: 'isItem13', kind: 'tick', optional: true },
    KIND,
  ],
  archive: [
    TITLE,
    DESCRIPTION,
    COURSE,
    { name: 'fileUrl', kind: 'link', optional: true },
    { name: 'mayShare', kind: 'tick' },
    KIND,
  ],
  sidehustle: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'applicationDeadline', kind: 'date' },
    { name: 'serviceKind', kind: 'chips', choices: SERVICE_KINDS },
    { name: 'packages', kind: 'packages', optional: true },
    { name: 'maxOpenOrders', kind: 'number', optional: true },
    HALL,
    KIND,
  ],
};

const OWN_KINDS = {
  text: 'line',
  'long-text': 'text',
  number: 'number',
  money: 'money',
  choice: 'choice',
  date: 'date',
  switch: 'tick',
  place: 'place',
} as const satisfies Record<OwnFieldKind, FormField['kind']>;

/**
 * Returns the fields of a hive's form. A custom hive has the common fields and its own; an unknown hive has only the
 * common ones.
 */
export const formFieldsOf = (hive: HiveName): readonly FormField[] =>
  isHive(hive)
    ? FORM_FIELDS[hive]
    : [
        TITLE,
        DESCRIPTION,
        ...(needsPrice(hive) ? [PRICE] : []),
        ...(ownHive(hive)?.fields ?? []).map(formFieldOf),
        ...(hasPlace(hive) ? [] : [HALL]),
      ];

/** Checks whether a custom hive asks for a place, which replaces the poster's hall. */
const hasPlace = (hive: HiveName): boolean =>
  (ownHive(hive)?.fields ?? []).some(({ kind }) => kind === 'place');

function formFieldOf(own: OwnField): FormField {
  return {
    name: `own:${own.id}`,
    kind: OWN_KINDS[own.kind],
    own,
    ...(own.required !== true && { optional: true }),
  };
}

/** Returns the name of a field in requests. */
const inputNameOf = ({ name, own }: FormField): string => own?.id ?? name;

/** Returns the fields to fill in. When an event is edited, its capacity is required. */
export const fieldsOf = (hive: HiveName, isNew: boolean): readonly FormField[] =>
  isNew
    ? formFieldsOf(hive)
    : formFieldsOf(hive).map((field) => (field.name === 'capacity' ? CAPACITY : field));

const CAPACITY: FormField = { name: 'capacity', kind: 'number' };

const isMoment = (kind: FormField['kind']) => kind === 'moment' || kind === 'end';

/** Values of the form: text as typed, and checkboxes. */
export type FormValues = Partial<Record<ValueName, string | boolean>>;

/** Checks whether a form asks for a course. For an item only when it is a book, or has a course already. */
export function hasCourseField(
  hive: HiveName,
  values: Readonly<Record<'title' | 'itemCategory' | 'courseCode', FormValues[ValueName]>>,
): boolean {
  if (hive !== 'essentials' || (values.courseCode ?? '') !== '') return true;
  const chosen = TOPIC_IDS.find((id) => id === values.itemCategory);
  return (chosen ?? topicOfTitle(hive, String(values.title ?? ''))) === 'books';
}

/** Checks whether a hive requires a price, or the choice that the listing is free. */
export const needsPrice = (hive: HiveName): boolean => hive !== 'buzz' && saleOf(hive) !== null;

const EMPTY: Partial<Record<FormField['kind'], boolean>> = { tick: false, switch: true };

/** Returns the values of an empty form. `hallId` is the poster's own hall. Default: none. */
export const emptyValues = (hive: HiveName, hallId = ''): FormValues => ({
  ...Object.fromEntries(
    formFieldsOf(hive).map(({ name, kind, own }) => [
      name,
      kind === 'hall' ? hallId : (own?.initial ?? EMPTY[kind] ?? ''),
    ]),
  ),
  ...(needsPrice(hive) && { free: false }),
});

/** Converts a listing to form values. */
export function valuesOf(listing: Listing, timeZone: string): FormValues {
  const hive = listing.hiveTypeId;
  const details: Readonly<Record<string, unknown>> = {
    ...(isHive(hive) ? listing[`${hive}Details`] : listing.ownDetails),
    title: listing.title,
    description: listing.description,
    hallId: listing.hall?.id,
    price: listing.price === 0 ? '' : listing.price,
  };
  const entries = formFieldsOf(hive).map((field) => {
    const { name, kind } = field;
    if (kind === 'kinds') return [name, writeRows((listing.buzzDetails?.ticketKinds ?? []).map(rowOf))];
    if (kind === 'packages')
      return [name, writePackages((listing.sidehustleDetails?.packages ?? []).map(packageRowOf))];
    return [name, shown(details[inputNameOf(field)], kind, timeZone)];
  });
  return {
    ...Object.fromEntries(entries),
    ...(needsPrice(hive) && { free: listing.price === 0 && listing.missing?.includes('price') !== true }),
  };
}

/** Returns the initial values of a listing that answers a wanted post. */
export const answerTo = (hive: HiveName, { title, category }: Wanted, hallId?: string): FormValues => ({
  ...emptyValues(hive, hallId),
  title,
  ...(category !== null && { itemCategory: category }),
});

/** Returns the initial values of a copy of a listing, without its dates. */
export function copyOf(listing: Listing, timeZone: string): FormValues {
  const fields = formFieldsOf(listing.hiveTypeId);
  const dates = fields.filter(({ kind }) => isMoment(kind)).map(({ name }) => [name, '']);
  const values = valuesOf(listing, timeZone);
  return {
    ...values,
    ...Object.fromEntries(dates),
    ...(values.packages !== undefined && { packages: copyOfPackages(values.packages) }),
    ...(values.ticketKinds !== undefined && { ticketKinds: copyOfRows(values.ticketKinds) }),
  };
}

function shown(value: unknown, kind: FormField['kind'], timeZone: string): string | boolean {
  if (kind === 'tick') return value === true;
  if (kind === 'switch') return value !== false;
  if (value === null || value === undefined) return '';
  if (kind === 'date') return String(value).slice(0, 10);
  if (isMoment(kind)) return momentField(String(value), timeZone);
  return String(value);
}

/** Checks whether an event is sold by kinds of tickets, which replace its price and capacity. */
export const hasKinds = ({
  admission,
  ticketKinds,
}: Readonly<Partial<Record<'admission' | 'ticketKinds', FormValues[ValueName] | undefined>>>): boolean =>
  !costsNothing('buzz', { admission }) && readRows(ticketKinds).length > 0;

/** Checks whether the listing is a service, whose packages replace the fields of a task. */
export const hasPackages = ({
  packages,
}: Readonly<Partial<Record<'packages', FormValues[ValueName] | undefined>>>): boolean =>
  readPackages(packages).length > 0;

/** Currency and time zone of the campus. */
type CampusRules = { readonly currency: PriceCurrency } & Pick<Campus, 'timeZone'>;

/**
 * Converts form values to the input of the call. Empty optional fields become null; moments in the campus's zone become
 * instants.
 */
export function toInput(
  hive: HiveName,
  values: FormValues,
  { currency, timeZone }: CampusRules,
): Record<string, unknown> {
  const entries = formFieldsOf(hive).map((field) => {
    const { kind, optional } = field;
    const name = inputNameOf(field);
    const value = values[field.name];
    if (field.own !== undefined && optional && value === '') return [name, null];
    if (kind === 'money' && typeof value === 'string') return [name, priceFigures(value, currency)];
    if (field.own !== undefined) return [name, value];
    if (kind === 'kinds') return [name, hasKinds(values) ? toKinds(readRows(value), currency) : null];
    if (kind === 'packages')
      return [name, hasPackages(values) ? toPackages(readPackages(value), currency) : null];
    // The packages contain the price, and a service has no applications.
    if (name === 'price' && hasPackages(values)) return [name, undefined];
    if (name === 'applicationDeadline' && hasPackages(values)) return [name, null];
    // A limit of open orders applies to services only.
    if (name === 'maxOpenOrders' && !hasPackages(values)) return [name, null];
    // The kinds contain price and capacity.
    if ((name === 'price' || name === 'capacity') && hasKinds(values)) return [name, null];
    if (optional && value === '') return [name, null];
    if (kind === 'price' && values.free === true) return [name, 0];
    if (kind === 'price' && costsNothing(hive, values)) return [name, ''];
    if (kind === 'price' && typeof value === 'string') return [name, priceFigures(value, currency)];
    if (isMoment(kind) && typeof value === 'string' && value !== '') {
      const moment = instantOfField(value, timeZone);
      return [name, moment === null ? value : new Date(moment).toISOString()];
    }
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** Converts form values to the input for a draft, without the empty fields. */
export const toDraftInput = (
  hive: HiveName,
  values: FormValues,
  campus: CampusRules,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(toInput(hive, values, campus)).filter(([, value]) => value !== ''));

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
