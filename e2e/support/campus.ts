import { networksOf } from '@campushive/contract/campus';
import type { Campus, HiveRecord } from '@campushive/contract/campus-schema';
import type { HiveName } from '@campushive/contract/hives';
import { campus as ghana } from '../../campuses/ghana/src/index.js';
import { campus as nairobi } from '../../campuses/nairobi/src/index.js';

const CAMPUSES: Readonly<Record<string, Campus>> = { ghana, nairobi };

/** Campus of `pnpm e2e --campus <id>`, or the default campus. */
export const campus = definitionOf(process.env['E2E_CAMPUS'] ?? 'ghana');
/** All other campuses, which the product must not name. */
export const otherCampuses = Object.values(CAMPUSES).filter(({ id }) => id !== campus.id);

function definitionOf(id: string): Campus {
  const found = CAMPUSES[id];
  if (found === undefined)
    throw new Error(`There is no campus ${id}: choose ${Object.keys(CAMPUSES).join(' or ')}.`);
  return found;
}

/** Returns an element of a list of the definition. Throws when the campus has fewer than a journey needs. */
function need<T>(list: readonly T[], at: number, name: string): T {
  const one = list[at];
  if (one === undefined) throw new Error(`The campus ${campus.id} has fewer than ${at + 1} ${name}.`);
  return one;
}

/** University of the journeys' students, and another one. */
export const university = need(campus.institutions, 0, 'universities');
export const otherUniversity = need(campus.institutions, 1, 'universities');
/** Meet-up spot of the first university. */
export const spot = need(university.meetupSpots, 0, 'meet-up spots').name;
/** BCP 47 tag for English on this campus. */
export const languageTag = campus.languageTags.en;
/** Formats an hour of the day as on this campus: `2 pm`, `14:00`. */
export const atHour = (hour: number) =>
  new Date(Date.UTC(2026, 0, 1, hour))
    .toLocaleTimeString(languageTag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .replace(/:00(?=\s[ap]m$)/i, '');
/** Language of the campus besides English. */
export const secondLanguage = need(campus.locales, 1, 'languages');
/** Default network of checkouts, and a number of it as people type it. */
export const network = need(networksOf(campus), 0, 'networks');
export const phoneNumber = campus.words.examplePhone.en;
/** Returns the key under which a browser stores something of this campus. */
export const storageKey = (name: string) => `${campus.key}_${name}`;

/** Returns the campus's definition of a hive. Throws where the hive is off. */
export function hive(name: HiveName): HiveRecord {
  const found = campus.hives.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The hive ${name} is off on the campus ${campus.id}.`);
  return found;
}

/**
 * Formats whole units of the currency: `₵2,450.00`. Implemented independently of the product, so that the tests do not rely on its
 * arithmetic.
 */
export function money(amount: number): string {
  const { symbol, minorDigits } = campus.currency;
  return (
    symbol +
    amount.toLocaleString('en', { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits })
  );
}

type Sale = keyof Pick<Campus['fees'], 'purchase' | 'gig'>;

/** Returns the buyer's total for a price, with the fees of this campus. */
export function toPay(price: number, sale: Sale = 'purchase'): string {
  const { platform, processing } = campus.fees[sale].payer;
  return money(price + (price * (platform + processing)) / 10_000);
}

/** Returns the seller's payout for a price. */
export function toReceive(price: number, sale: Sale = 'purchase'): string {
  const { platform, payout } = campus.fees[sale].payee;
  return money(price - (price * (platform + payout)) / 10_000);
}

/** Start of the labels of paying buttons and links: `Pay ₵`. */
export const payButton = new RegExp(`^Pay ${campus.currency.symbol.replaceAll('$', '\\$')}`);
