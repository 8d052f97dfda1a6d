import type { Campus } from '@campushive/contract/campus-schema';

/** Everything by which a campus is recognised: its brand, country, currency, networks and universities. */
export const namesOfCampus = ({
  currency,
  payments,
  institutions,
  country,
  name,
  languageTags,
}: Campus): readonly string[] => [
  ...[name, ...Object.values(country.name), languageTags.en],
  ...[currency.symbol, currency.code],
  ...[payments.provider.name, `+${payments.mobileMoney.callingCode}`],
  ...payments.mobileMoney.networks.flatMap((one) => [one.name, one.shortName, one.walletName]),
  ...institutions.flatMap((one) => [one.name, one.displayName, ...one.emailDomains]),
];

/** Which of these names stand in a text, in any case: long ones anywhere, short ones as words of their own. */
export function namesIn(text: string, names: readonly string[]): readonly string[] {
  // Short names such as UG are ordinary letters unless they stand alone.
  const patterns = [...new Set(names)].map((name) =>
    name.length > 4 || /\W/.test(name) ? escaped(name) : `\\b${escaped(name)}\\b`,
  );
  const found = text.match(new RegExp(patterns.join('|'), 'gi')) ?? [];
  return found.filter((name) => !ORDINARY.test(name));
}

const escaped = (word: string) => word.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
/** Names of universities that are English words. */
const ORDINARY = /^(?:central|regent)$/i;
