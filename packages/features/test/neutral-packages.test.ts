import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namesIn, namesOfCampus } from './campus-names.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Published files. Demo data may name a campus: the testing export, fixtures, stories and tests. */
const SHIPPED =
  '{browser,contract,create-campushive,features,ui}/{*.{json,md},{src,css,tokens,scripts}/**/*.{ts,tsx,css,json,md,mdx}}';
const DEMO = [
  '**/{node_modules,dist,test,testing}/**',
  '**/*.{test,stories,fixtures}.{ts,tsx}',
  '**/*.fixture.tsx',
  '**/CHANGELOG.md',
  // First facts of a new campus, by country.
  'create-campushive/src/countries.ts',
  // Weights of a model, in which any letters can occur.
  '**/scam/built-in/model.ts',
];

/** Laws go by their country's names and numbers: they are words of the campus definition. */
const LAW = /\bAct (?:No\. )?\d|\bAct,? (?:de )?(?:19|20)\d\d/;

/** A name of the npm scope, of what it installs, the one name that the specification gives a field, and signs of a font. */
const ALLOWED =
  /@campushive\/[\w/.-]+|create-campushive|"campushive"|\bcampushive check|\bcampushive-needs-tailwindcss-without-prefix\b|components\/campushive|\bpaystackReference\b|\bU\+[\w-]+/g;

const WORDS: readonly string[] = [
  ...namesOfCampus(ghana),
  ...Object.values(ghana.currency.minorUnit),
  ...['.gh', 'Ghanaian', 'ghanéen', 'cedi', 'cedis', 'Vodafone', 'Legon', 'Accra', 'Kumasi'],
  ...namesOfCampus(nairobi),
  ...['.ac.ke', 'Kenyan', 'shilling', 'shillings', 'Nairobi', 'Safaricom'],
  // Ho is a town, and a word of Twi.
  ...[ghana, nairobi].flatMap(({ institutions }) =>
    institutions.map(({ location }) => location).filter((town) => town.length > 2),
  ),
  // Names of towns, halls and libraries, and first names of their students.
  ...['Balme', 'Prempeh', 'Osagyefo', 'Bush Canteen', 'Night Market', 'Kenyatta', 'Taifa', 'Thika'],
  ...['Akosua', 'Kwame', 'Kofi', 'Efua', 'Yaw', 'Ama Mensah', 'Wanjiku', 'Otieno', 'Odhiambo'],
  ...['Akwaaba', 'Karibu', 'waakye', 'jollof', 'matatu', 'GhanaPost'],
];

const wordsIn = (text: string) => [
  ...namesIn(text.replaceAll(ALLOWED, ''), WORDS),
  ...(LAW.exec(text) ?? []),
];

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

it.each([
  'const cedisOf = 1',
  "'GHS'",
  'CampusHive API',
  'in Ghana',
  'MTN',
  "'you@st.ug.edu.gh'",
  'KNUST',
  'KSh',
  'in Kenya',
  'M-Pesa',
  'where the Balme Library is',
  'Cape Coast',
  'the Electronic Transactions Act, 2008 (Act 772)',
  'la Electronic Transactions Act de 2008',
])('would find %s', (line) => expect(wordsIn(line)).not.toEqual([]));
