import { localized, ownHive, type Listing, type OwnValue } from '@campushive/contract';
import type { OwnField } from '@campushive/contract/campus-schema';
import {
  shortCalendarDay,
  useClock,
  useLanguageTag,
  useLocale,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/shared.catalogue.js';

/** Field of a campus's custom hive with its value, in the viewer's language. */
export interface OwnFact {
  readonly field: OwnField;
  readonly label: string;
  readonly value: string;
}

/**
 * Returns a formatter for the fields of a listing in a campus's custom hive. Skips empty fields and the period of the price, which stands
 * with the price. Returns none for built-in hives.
 */
export function useOwnFacts(): (listing: Pick<Listing, 'hiveTypeId' | 'ownDetails'>) => readonly OwnFact[] {
  const locale = useLocale();
  const tag = useLanguageTag();
  const now = useClock().now();
  const money = useMoney();
  const t = useMessages(sharedCatalogue);
  const word = ({ kind, choices, unit }: OwnField, value: NonNullable<OwnValue>): string => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'number' && kind === 'money') return money(value);
    if (typeof value === 'number')
      return [value.toLocaleString(tag), ...(unit === undefined ? [] : [localized(unit, locale)])].join(
        '\u00a0',
      );
    if (kind === 'date') return shortCalendarDay(value, now, tag);
    const choice = choices?.find(({ id }) => id === value);
    return choice === undefined ? value : localized(choice.label, locale);
  };
  return ({ hiveTypeId, ownDetails = {} }) => {
    const { fields = [], perField } = ownHive(hiveTypeId) ?? {};
    return fields.flatMap((field) => {
      const value = ownDetails[field.id] ?? null;
      return value === null || value === '' || field.id === perField
        ? []
        : [{ field, label: localized(field.label, locale), value: word(field, value) }];
    });
  };
}
