import { isFacet, localized, ownHive, readFacets, type HiveName } from '@campushive/contract';
import type { OwnField } from '@campushive/contract/campus-schema';

/** What a field of a campus's own hive can be narrowed to, by the value of the filter. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

/** The fields that lists of a campus's own hive can be narrowed by; none of any other hive. */
export const facetsOf = (hive: HiveName): readonly OwnField[] =>
  (ownHive(hive)?.fields ?? []).filter(isFacet);

/** What there is to choose of such a field, in the reader's language. */
export const choicesOf = (
  { kind, choices = [] }: OwnField,
  words: { readonly yes: string; readonly no: string },
  locale: string,
): readonly FacetChoice[] =>
  kind === 'switch'
    ? [
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]
    : choices.map(({ id, label }) => ({ value: id, label: localized(label, locale) }));

/** The value that a filter such as `kind:shared,furnished:yes` has for a field; empty for none. */
export const facetIn = (facets: string, id: string): string =>
  partsOf(facets)
    .find((part) => part.startsWith(`${id}:`))
    ?.slice(id.length + 1) ?? '';

/** The same filter with another value for a field; an empty one takes it away. */
export const withFacet = (facets: string, id: string, value: string): string =>
  [
    ...partsOf(facets).filter((part) => !part.startsWith(`${id}:`)),
    ...(value === '' ? [] : [`${id}:${value}`]),
  ].join(',');

/** Whether a list of a hive can be narrowed so: an address can ask for anything. */
export const areFacetsOf = (hive: HiveName, facets: string): boolean =>
  facets !== '' && readFacets(ownHive(hive), facets) !== undefined;

const partsOf = (facets: string): readonly string[] => facets.split(',').filter((part) => part !== '');
