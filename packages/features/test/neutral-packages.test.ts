import { campus } from '@campushive/campus-ghana';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is published. Demo data names a campus: the testing export, fixtures, stories and tests. */
const SHIPPED =
  '{browser,contract,features,ui}/{*.{json,md},{src,css,tokens,scripts}/**/*.{ts,tsx,css,json,md}}';
const DEMO = [
  '**/{node_modules,dist,test,testing}/**',
  '**/*.{test,stories,fixtures}.{ts,tsx}',
  '**/*.fixture.tsx',
  '**/CHANGELOG.md',
];

/** A name of the npm scope, and the one name that the specification gives a field. */
const ALLOWED = /@campushive\/[\w/.-]+|\bpaystackReference\b/g;

const { currency, payments, institutions, country, name } = campus;
const { networks } = payments.mobileMoney;
const WORDS: readonly string[] = [
  ...[name, ...Object.values(country.name), 'Ghanaian', 'ghanéen', 'Vodafone', 'Legon', 'Accra', 'Kumasi'],
  ...[currency.symbol, currency.code, ...Object.values(currency.minorUnit), 'cedi', 'cedis', '.gh', 'en-GH'],
  ...[payments.provider.name, `+${payments.mobileMoney.callingCode}`],
  ...networks.flatMap((one) => [one.name, one.shortName, one.walletName]),
  ...institutions.flatMap((one) => [one.name, one.displayName, ...one.emailDomains]),
].filter((word) => word !== undefined);

const escaped = (word: string) => word.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
/** Each as a word of its own or as part of a name in code (`cedisOf`, `GHANA_UNIVERSITIES`), in any case. */
const FORBIDDEN = new RegExp(
  [...new Set(WORDS)]
    // Short names such as UG are ordinary letters unless they stand alone and in capitals.
    .map((word) => (word.length > 4 || /\W/.test(word) ? escaped(word) : `\\b${escaped(word)}\\b`))
    .join('|'),
  'i',
);
/** Names of universities that are English words. */
const ORDINARY = /^(?:central|regent)$/i;

function wordsIn(text: string): readonly string[] {
  const found = text.replaceAll(ALLOWED, '').match(new RegExp(FORBIDDEN, 'gi')) ?? [];
  return found.filter((word) => !ORDINARY.test(word));
}

it('names no brand, country, currency, network or university in a published package', () => {
  const files = globSync(SHIPPED, { cwd: root, exclude: DEMO });
  expect(files.length).toBeGreaterThan(500);
  const named = files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((line, at) => wordsIn(line).map((word) => `packages/${file}:${at + 1}: ${word}`)),
  );
  expect(named).toEqual([]);
});

it.each(['const cedisOf = 1', "'GHS'", 'CampusHive API', 'in Ghana', 'MTN', "'you@st.ug.edu.gh'", 'KNUST'])(
  'would find %s',
  (line) => expect(wordsIn(line)).not.toEqual([]),
);
