import * as z from 'zod/mini';
import { campusDefinition } from '../campus-schema.js';
import type { Campus } from '../campus-schema.js';
import { listOf, type Fields } from './reading.js';
import { hive, type HiveRecord } from '../hive-schema.js';
import { institution, type Institution } from '../institution-schema.js';

type Sections =
  | 'brand'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'defaultLocale'
  | 'locales'
  | 'languageTags'
  | 'featuredInstitutions'
  | 'landingInstitutions'
  | 'payments'
  | 'search'
  | 'phone';

/**
 * The valid parts of a definition. A section with a mistake is missing, and so is the record of a list, whose place stays empty. Rules
 * between fields read these parts, so that one mistake never hides another.
 */
export type CampusParts = { readonly [K in Sections]?: Campus[K] | undefined } & {
  readonly institutions: readonly (Institution | undefined)[];
  readonly hives: readonly (HiveRecord | undefined)[];
};

/** Reads the valid parts of a definition that has been completed. */
export function partsOf(definition: Fields): CampusParts {
  const { shape } = campusDefinition;
  const read = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | undefined =>
    z.safeParse(schema, value).data;
  return {
    brand: read(shape.brand, definition['brand']),
    country: read(shape.country, definition['country']),
    currency: read(shape.currency, definition['currency']),
    timeZone: read(shape.timeZone, definition['timeZone']),
    defaultLocale: read(shape.defaultLocale, definition['defaultLocale']),
    locales: read(shape.locales, definition['locales']),
    languageTags: read(shape.languageTags, definition['languageTags']),
    featuredInstitutions: read(shape.featuredInstitutions, definition['featuredInstitutions']),
    landingInstitutions: read(shape.landingInstitutions, definition['landingInstitutions']),
    payments: read(shape.payments, definition['payments']),
    search: read(shape.search, definition['search']),
    phone: read(shape.phone, definition['phone']),
    institutions: listOf(definition['institutions']).map((one) => read(institution, one)),
    hives: listOf(definition['hives']).map((one) => read(hive, one)),
  };
}
