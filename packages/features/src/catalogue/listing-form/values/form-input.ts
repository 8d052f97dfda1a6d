import { costsNothing, type HiveName } from '@campushive/contract';
import type { Campus } from '@campushive/contract/campus-schema';
import { instantOfField } from '@campushive/contract/rules/zoned-time';
import { priceFigures, type PriceCurrency } from '@campushive/contract/price-text';
import { readPackages, toPackages } from '../controls/package-rows.js';
import { readRows, toKinds } from '../controls/kind-rows.js';
import { type FormValues, hasKinds, hasPackages, isMoment } from './form-values.js';
import { formFieldsOf, inputNameOf } from '../form-fields.js';

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
