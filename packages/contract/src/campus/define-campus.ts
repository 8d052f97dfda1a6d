import type { Campus } from './campus-schema.js';
import type { BuiltInHive } from '../catalogue/hives.js';
import { CampusError, checkCampus } from './read-campus.js';
import type { HiveRecord } from './hive-schema.js';
import type { Institution } from './institution-schema.js';

/** Makes some fields of a type optional. */
type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
/** A type whose fields, and the fields of its records, are optional. */
type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };

/** An institution of a short definition. What is missing takes its default. */
export type InstitutionInput = Optional<
  Institution,
  'displayName' | 'kind' | 'land' | 'aliases' | 'faculties' | 'meetupSpots' | 'about'
>;
/** A hive of a short definition: the name of a built-in one, changes of it, a hive of the campus's own, or a hive of a completed definition. */
export type HiveInput =
  | HiveRecord
  | BuiltInHive
  | ({ readonly name: BuiltInHive } & Partial<Omit<HiveRecord, 'name'>>)
  | (Optional<HiveRecord, 'icon' | 'colour'> & Required<Pick<HiveRecord, 'fields' | 'sale'>>);

/**
 * A campus definition with defaults. Required are the facts that no default can know: who runs the campus, its country, currency and time
 * zone, its institutions, the highest price, the provider and its fees, and how sellers are paid. Amounts are in minor units.
 */
export interface CampusInput {
  readonly id: string;
  readonly name: string;
  /** Default: the id without hyphens. */
  readonly key?: string;
  /** Default: a sentence with the country, in each language. */
  readonly tagline?: Campus['tagline'];
  /** One colour as `#rrggbb`, from whose hue all tokens are made, or the tokens themselves. Default: the kit's colours. */
  readonly brand?: string | DeepPartial<Campus['brand']>;
  /** Default: mails from the domain of `supportEmail`, and the address of the first institution. */
  readonly contact: Pick<Campus['contact'], 'supportEmail'> & Partial<Campus['contact']>;
  readonly legal: Pick<Campus['legal'], 'operator'> & Partial<Campus['legal']>;
  /** ISO 3166-1, such as `NG`. Its names come from the Unicode CLDR unless they are given. */
  readonly country: string | Optional<Campus['country'], 'name'>;
  /** ISO 4217, such as `NGN`. Symbol and decimals come from the Unicode CLDR unless they are given. */
  readonly currency: string | (Pick<Campus['currency'], 'code'> & Partial<Campus['currency']>);
  /** IANA name, such as `Africa/Lagos`. */
  readonly timeZone: string;
  readonly doorOpensHours?: number | undefined;
  /** Default: English. */
  readonly locales?: readonly string[];
  /** Default: the first of `locales`. */
  readonly defaultLocale?: string;
  /** Default: each language with the country's code. */
  readonly languageTags?: Readonly<Record<string, string>>;
  readonly institutions: readonly InstitutionInput[];
  readonly featuredInstitutions?: readonly string[];
  readonly landingInstitutions?: readonly string[];
  readonly featuredLocations?: readonly string[];
  /** Default: all built-in hives. */
  readonly hives?: readonly HiveInput[];
  /** Default of the amounts: shares of `maxPrice`. Default of the rates: 5 % and 1.5 %. */
  readonly fees: Pick<Campus['fees'], 'maxPrice' | 'provider'> & DeepPartial<Campus['fees']>;
  readonly phone: Campus['phone'];
  /** Default of the cards: Visa and Mastercard. */
  readonly payments: Optional<Campus['payments'], 'cards'>;
  readonly search?: Partial<Campus['search']>;
  /** Default: phrases with the country's name, in each language. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Completes and checks a campus definition. Throws a CampusError that lists every mistake with its field and its correction. */
export function defineCampus(input: CampusInput): Campus {
  const { campus, mistakes } = checkCampus(input);
  if (campus === undefined) throw new CampusError(mistakes);
  return campus;
}
