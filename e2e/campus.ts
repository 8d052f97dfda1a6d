import type { Campus, HiveRecord } from '@campushive/contract/campus-schema';
import type { HiveName } from '@campushive/contract/hives';
import { campus as ghana } from '../campuses/ghana/src/index.js';
import { campus as nairobi } from '../campuses/nairobi/src/index.js';

const CAMPUSES: Readonly<Record<string, Campus>> = { ghana, nairobi };

/** The definition that `pnpm e2e --campus <id>` names; that of the default campus without it. */
export const campus = definitionOf(process.env['E2E_CAMPUS'] ?? 'ghana');
/** All others: nothing of the product names them. */
export const otherCampuses = Object.values(CAMPUSES).filter(({ id }) => id !== campus.id);

function definitionOf(id: string): Campus {
  const found = CAMPUSES[id];
  if (found === undefined)
    throw new Error(`There is no campus ${id}: choose ${Object.keys(CAMPUSES).join(' or ')}.`);
  return found;
}

/** An element of a list of the definition; throws where the campus has fewer than a journey needs. */
function need<T>(list: readonly T[], at: number, what: string): T {
  const one = list[at];
  if (one === undefined) throw new Error(`The campus ${campus.id} has fewer than ${at + 1} ${what}.`);
  return one;
}

/** Where students of the journeys study, and another university. */
export const university = need(campus.institutions, 0, 'universities');
export const otherUniversity = need(campus.institutions, 1, 'universities');
/** Places of the first one at which things are handed over. */
export const [spot, otherSpot] = [
  need(university.meetupSpots, 0, 'meet-up spots').name,
  need(university.meetupSpots, 1, 'meet-up spots').name,
];
/** How people there write English. */
export const languageTag = campus.languageTags.en;
/** An hour of the day as people there write it: `2:00 pm`, `14:00`. */
export const atHour = (hour: number) =>
  new Date(Date.UTC(2026, 0, 1, hour)).toLocaleTimeString(languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
/** The language that the campus reads beside English. */
export const secondLanguage = need(campus.locales, 1, 'languages');
/** The network that checkouts begin with, and a number of it as people type it. */
export const network = need(campus.payments.mobileMoney.networks, 0, 'networks');
export const phoneNumber = campus.words.examplePhone.en;
/** Names under which a browser keeps something of this campus. */
export const kept = (name: string) => `${campus.key}_${name}`;

/** What the campus calls a hive; throws where it is off. */
export function hive(name: HiveName): HiveRecord {
  const found = campus.hives.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The hive ${name} is off on the campus ${campus.id}.`);
  return found;
}

/** `₵2,450.00`, of whole units of the currency. Written here again, so that the product's own arithmetic is not its own witness. */
export function money(amount: number): string {
  const { symbol, minorDigits } = campus.currency;
  return (
    symbol +
    amount.toLocaleString('en', { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits })
  );
}

type Sale = keyof Pick<Campus['fees'], 'purchase' | 'gig'>;

/** What a buyer pays for a price, with the fees of this campus. */
export function toPay(price: number, sale: Sale = 'purchase'): string {
  const { platform, processing } = campus.fees[sale].payer;
  return money(price + (price * (platform + processing)) / 10_000);
}

/** What a seller receives of it. */
export function toReceive(price: number, sale: Sale = 'purchase'): string {
  const { platform, mobileMoney } = campus.fees[sale].payee;
  return money(price - (price * (platform + mobileMoney)) / 10_000);
}

/** What the buttons and links that pay begin with: `Pay ₵`. */
export const payButton = new RegExp(`^Pay ${campus.currency.symbol.replaceAll('$', '\\$')}`);
