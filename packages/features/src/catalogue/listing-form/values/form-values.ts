import {
  costsNothing,
  isHive,
  TOPIC_IDS,
  type HiveName,
  type Listing,
  type Wanted,
} from '@campushive/contract';
import { topicOfTitle } from '@campushive/contract/search/title-topic';
import { copyOfPackages, packageRowOf, readPackages, writePackages } from '../controls/package-rows.js';
import { copyOfRows, readRows, rowOf, writeRows } from '../controls/kind-rows.js';
import { momentField } from '../../../kernel/dates.js';
import { type FormField, type ValueName, formFieldsOf, needsPrice, inputNameOf } from '../form-fields.js';

/** Returns whether a field takes a time. */
export const isMoment = (kind: FormField['kind']) => kind === 'moment' || kind === 'end';

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
