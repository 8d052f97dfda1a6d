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
} from './package-rows.js';
import { copyOfRows, kindIssueOf, readRows, rowOf, toKinds, writeRows } from './kind-rows.js';
import { momentField } from '../kernel/dates.js';
import type { ListingFormMessages } from './listing-form.messages.js';

/** A field that the form has words for, or one of a campus's own hive, which brings its own. */
export type FieldName = keyof ListingFormMessages['fields'] | OwnName;
type OwnName = `own:${string}`;
/** What a form holds: its fields, and whether it is given away. */
export type ValueName = FieldName | 'free';
/** A choice with a name among the form's own words, or a topic of the hive. */
export type ChoiceName = keyof ListingFormMessages['choices'] | TopicId;

/** How a field is filled in. */
export interface FormField {
  readonly name: FieldName;
  readonly kind:
    | 'line'
    /** A place of the poster's campus, or another one in their own words. */
    | 'place'
    | 'text'
    | 'price'
    | 'choice'
    | 'date'
    | 'moment'
    /** A moment after another one, which few name. */
    | 'end'
    | 'number'
    | 'link'
    | 'tick'
    | 'switch'
    | 'chips'
    /** The code of a course, which few need. */
    | 'course'
    /** A kind that the title and the text name, to be confirmed. */
    | 'kind'
    /** Kinds of tickets instead of one price, which few need. */
    | 'kinds'
    /** Packages of a service that is offered, instead of what a task has. */
    | 'packages';
  readonly optional?: true;
  readonly choices?: readonly ChoiceName[];
  /** Of a campus's own hive: its words, and what there is to choose. */
  readonly own?: OwnField;
}

const TITLE: FormField = { name: 'title', kind: 'line' };
const DESCRIPTION: FormField = { name: 'description', kind: 'text' };
const KIND: FormField = { name: 'kind', kind: 'kind', optional: true };
const PRICE: FormField = { name: 'price', kind: 'price' };
/** On until the poster switches it off. */
const OFFERS: FormField = { name: 'acceptsOffers', kind: 'switch', optional: true };

const COURSE: FormField = { name: 'courseCode', kind: 'course', optional: true };

const topicsOf = (hive: BuiltInHive) => TOPIC_IDS.filter((id) => TOPICS[id].hive === hive);

/** The form of every hive, in the order in which the specification lists what a listing has. */
export const FORM_FIELDS: Readonly<Record<BuiltInHive, readonly FormField[]>> = {
  essentials: [
    TITLE,
    DESCRIPTION,
    PRICE,
    { name: 'condition', kind: 'choice', choices: CONDITIONS },
    { name: 'pickupLocation', kind: 'line' },
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
    OFFERS,
    COURSE,
    KIND,
  ],
  logistics: [
    TITLE,
    { name: 'from', kind: 'place', optional: true },
    { name: 'to', kind: 'place', optional: true },
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
    KIND,
  ],
};

const OWN_KINDS = {
  text: 'line',
  'long-text': 'text',
  number: 'number',
  choice: 'choice',
  date: 'date',
  switch: 'tick',
  place: 'place',
} as const satisfies Record<OwnFieldKind, FormField['kind']>;

/** The fields of a hive's form: of one of the campus's own what every listing has and its own; of an unknown one no more than that. */
export const formFieldsOf = (hive: HiveName): readonly FormField[] =>
  isHive(hive)
    ? FORM_FIELDS[hive]
    : [
        TITLE,
        DESCRIPTION,
        ...(needsPrice(hive) ? [PRICE] : []),
        ...(ownHive(hive)?.fields ?? []).map(formFieldOf),
      ];

function formFieldOf(own: OwnField): FormField {
  return {
    name: `own:${own.id}`,
    kind: OWN_KINDS[own.kind],
    own,
    ...(own.required !== true && { optional: true }),
  };
}

/** What requests call a field. */
const inputNameOf = ({ name, own }: FormField): string => own?.id ?? name;

/** What is asked for: when an event is changed, its number of seats is already fixed. */
export const fieldsOf = (hive: HiveName, isNew: boolean): readonly FormField[] =>
  isNew
    ? formFieldsOf(hive)
    : formFieldsOf(hive).map((field) => (field.name === 'capacity' ? CAPACITY : field));

const CAPACITY: FormField = { name: 'capacity', kind: 'number' };

const isMoment = (kind: FormField['kind']) => kind === 'moment' || kind === 'end';

/** What is in the form: text as typed, and ticks. */
export type FormValues = Partial<Record<ValueName, string | boolean>>;

/** Whether a form asks for a course: of a thing only where it is a book, or has one already. */
export function asksForCourse(
  hive: HiveName,
  values: Readonly<Record<'title' | 'itemCategory' | 'courseCode', FormValues[ValueName]>>,
): boolean {
  if (hive !== 'essentials' || (values.courseCode ?? '') !== '') return true;
  const chosen = TOPIC_IDS.find((id) => id === values.itemCategory);
  return (chosen ?? topicOfTitle(hive, String(values.title ?? ''))) === 'books';
}

/** Whether a hive asks for a price, or for the word that there is none. */
export const needsPrice = (hive: HiveName): boolean => hive !== 'buzz' && saleOf(hive) !== null;

const EMPTY: Partial<Record<FormField['kind'], boolean>> = { tick: false, switch: true };

/** An empty form of a hive. */
export const emptyValues = (hive: HiveName): FormValues => ({
  ...Object.fromEntries(formFieldsOf(hive).map(({ name, kind }) => [name, EMPTY[kind] ?? ''])),
  ...(needsPrice(hive) && { free: false }),
});

/** A listing as its form shows it. */
export function valuesOf(listing: Listing, timeZone: string): FormValues {
  const hive = listing.hiveTypeId;
  const details: Readonly<Record<string, unknown>> = {
    ...(isHive(hive) ? listing[`${hive}Details`] : listing.ownDetails),
    title: listing.title,
    description: listing.description,
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

/** A new listing that answers what a student looks for. */
export const answerTo = (hive: HiveName, { title, category }: Wanted): FormValues => ({
  ...emptyValues(hive),
  title,
  ...(category !== null && { itemCategory: category }),
});

/** Another listing like one: its dates are its own. */
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

/** Whether an event is sold by kinds of tickets: then they are asked for instead of a price and a capacity. */
export const hasKinds = ({
  admission,
  ticketKinds,
}: Readonly<Partial<Record<'admission' | 'ticketKinds', FormValues[ValueName] | undefined>>>): boolean =>
  !costsNothing('buzz', { admission }) && readRows(ticketKinds).length > 0;

/** Whether a service is offered: then its packages are asked for instead of what a task has. */
export const hasPackages = ({
  packages,
}: Readonly<Partial<Record<'packages', FormValues[ValueName] | undefined>>>): boolean =>
  readPackages(packages).length > 0;

/** The campus's currency, and the zone of the moments that its forms show. */
type CampusRules = { readonly currency: PriceCurrency } & Pick<Campus, 'timeZone'>;

/** What the call takes: optional fields that are empty are null, moments of the campus's zone are instants. */
export function toInput(
  hive: HiveName,
  values: FormValues,
  { currency, timeZone }: CampusRules,
): Record<string, unknown> {
  const entries = formFieldsOf(hive).map((field) => {
    const { kind, optional } = field;
    const name = inputNameOf(field);
    const value = values[field.name];
    if (field.own !== undefined) return [name, optional && value === '' ? null : value];
    if (kind === 'kinds') return [name, hasKinds(values) ? toKinds(readRows(value), currency) : null];
    if (kind === 'packages')
      return [name, hasPackages(values) ? toPackages(readPackages(value), currency) : null];
    // The packages say what it costs, and no one applies.
    if (name === 'price' && hasPackages(values)) return [name, undefined];
    if (name === 'applicationDeadline' && hasPackages(values)) return [name, null];
    // Only a service is ordered by several.
    if (name === 'maxOpenOrders' && !hasPackages(values)) return [name, null];
    // The kinds say what it costs, and how many can come.
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

/** What the call takes of a draft: what is still empty is left out. */
export const toDraftInput = (
  hive: HiveName,
  values: FormValues,
  campus: CampusRules,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(toInput(hive, values, campus)).filter(([, value]) => value !== ''));

/** What a campus asks of a price, and by whose clock its days are. */
type FormRules = PriceTextRules & Pick<Campus, 'timeZone'>;

/** Checks the form by the very schema that the server uses; answers one code a wrong field. */
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
  const { price } = input;
  const wrongPrice = typeof price === 'string' ? typedPriceError(price, rules) : null;
  if (wrongPrice !== null) issues.price = wrongPrice;
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

/** As {@link issuesOf} for a draft: what was empty before may stay so, except for the title. */
export function draftIssuesOf(
  hive: HiveName,
  values: FormValues,
  rules: FormRules,
  now?: Date,
  before: FormValues = {},
): Partial<Record<FieldName, FieldError>> {
  const mayStay = (name: ValueName) => name !== 'title' && values[name] === '' && !before[name];
  const issues = issuesOf(hive, values, rules, true, now);
  for (const { name } of formFieldsOf(hive)) if (mayStay(name)) delete issues[name];
  // Only what others can read has to be theirs to share.
  delete issues.mayShare;
  return issues;
}
