import { localized, ownHive, type Listing, type OwnValue } from '@campushive/contract';
import type { OwnField } from '@campushive/contract/campus-schema';
import { longDay, useLanguageTag, useLocale, useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** A field of a campus's own hive and what it holds, in the reader's language. */
export interface OwnFact {
  readonly field: OwnField;
  readonly label: string;
  readonly value: string;
}

/** Words what a listing of a campus's own hive says in its fields; nothing for what was not filled in, and for any other hive. */
export function useOwnFacts(): (listing: Pick<Listing, 'hiveTypeId' | 'ownDetails'>) => readonly OwnFact[] {
  const locale = useLocale();
  const tag = useLanguageTag();
  const t = useMessages(sharedCatalogue);
  const word = ({ kind, choices, unit }: OwnField, value: NonNullable<OwnValue>): string => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'number')
      return [value.toLocaleString(tag), ...(unit === undefined ? [] : [localized(unit, locale)])].join(
        '\u00a0',
      );
    if (kind === 'date') return longDay(value, tag);
    const choice = choices?.find(({ id }) => id === value);
    return choice === undefined ? value : localized(choice.label, locale);
  };
  return ({ hiveTypeId, ownDetails = {} }) =>
    (ownHive(hiveTypeId)?.fields ?? []).flatMap((field) => {
      const value = ownDetails[field.id] ?? null;
      return value === null || value === ''
        ? []
        : [{ field, label: localized(field.label, locale), value: word(field, value) }];
    });
}
