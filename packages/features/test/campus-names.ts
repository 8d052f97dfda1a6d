import { networksOf } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';

/** Everything by which a campus is recognised: its brand, country, currency, networks and universities. */
export const namesOfCampus = ({
  currency,
  payments,
  phone,
  institutions,
  country,
  name,
  languageTags,
}: Campus): readonly string[] => [
  ...[name, ...Object.values(country.name), languageTags.en],
  ...[currency.symbol, currency.code],
  ...[payments.provider.name, `+${phone.callingCode}`],
  ...networksOf({ payments }).flatMap((one) => [one.name, one.shortName, one.walletName]),
  ...institutions.flatMap((institution) => [
    institution.name,
    institution.displayName,
    ...institution.emailDomains,
  ]),
];

/** Returns the names that a text contains, in any case: long ones anywhere, short ones as whole words. */
export function namesIn(text: string, names: readonly string[]): readonly string[] {
  const patterns = [...new Set(names)].map((name) =>
    STANDS_ALONE.test(name) ? `\\b${escaped(name)}\\b` : escaped(name),
  );
  const found = text.match(new RegExp(patterns.join('|'), 'gi')) ?? [];
  return found.filter((name) => !ORDINARY.test(name));
}

/** Short names such as UG, and tags such as en-GH, are ordinary letters within other words and the names of built files. */
const STANDS_ALONE = /^(?:\w{1,4}|\w\w-\w\w)$/;
const escaped = (word: string) => word.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
/** Names of universities that are English words. */
const ORDINARY = /^(?:central|regent)$/i;
