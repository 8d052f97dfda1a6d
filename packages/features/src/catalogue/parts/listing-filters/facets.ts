import { isFacet, localized, ownHive, readFacets, type HiveName } from '@campushive/contract';
import type { OwnField } from '@campushive/contract/campus-schema';

/** Filter value of a field of a campus's custom hive, with its label. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns the filterable fields of a campus's custom hive; none for a built-in hive. */
export const facetsOf = (hive: HiveName): readonly OwnField[] =>
  (ownHive(hive)?.fields ?? []).filter(isFacet);

/** Returns the choices of a filterable field, in the viewer's language. */
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

/** Reads the value of a field from a filter such as `kind:shared,furnished:yes`. Returns an empty string for none. */
export const facetIn = (facets: string, id: string): string =>
  partsOf(facets)
    .find((part) => part.startsWith(`${id}:`))
    ?.slice(id.length + 1) ?? '';

/** Returns the filter with a new value for a field. An empty value removes the field. */
export const withFacet = (facets: string, id: string, value: string): string =>
  [
    ...partsOf(facets).filter((part) => !part.startsWith(`${id}:`)),
    ...(value === '' ? [] : [`${id}:${value}`]),
  ].join(',');

/** Checks whether a facet filter is valid for a hive. The filter comes from the address and can be anything. */
export const areFacetsOf = (hive: HiveName, facets: string): boolean =>
  facets !== '' && readFacets(ownHive(hive), facets) !== undefined;

const partsOf = (facets: string): readonly string[] => facets.split(',').filter((part) => part !== '');
