/**
 * Lint rules for the oldest browsers that the web app supports: `browserslist` in package.json, explained in docs/browsers.md. The rules
 * apply to the sources (eslint.config.js) and to the built bundles (bundles.ts), which include the code of libraries.
 */
import type { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import { builtinRules } from 'eslint/use-at-your-own-risk';

/** Editions of ECMAScript that a browser of the list lacks in part, and the Intl API of each. */
const EDITIONS = ['es2023', 'es2024', 'es2025', 'es2026', 'esnext'].flatMap((edition) => [
  edition,
  `${edition}-intl-api`,
]);
/** Features of these editions that all browsers of the list have. */
const SUPPORTED_EVERYWHERE =
  /no-array-prototype-findlast-findlastindex|no-hashbang|no-trailing-dynamic-import-commas/;
/** Methods that arrays, or objects of our own, have under the same name. newer-members.ts distinguishes them by their types. */
const AMBIGUOUS =
  /no-iterator-prototype-(?!toarray)|no-set-prototype-(difference|union|intersection)|no-arraybuffer-prototype-transfer/;

const configs: Readonly<Record<string, Linter.Config>> = esX.configs;
const ofEditions = EDITIONS.flatMap((edition) =>
  Object.keys(configs[`flat/no-new-in-${edition}`]?.rules ?? {}),
).filter((rule) => !SUPPORTED_EVERYWHERE.test(rule) && !AMBIGUOUS.test(rule));

/** Features that the app detects before it uses them. */
const DETECTED = ['Notification', 'BarcodeDetector', 'navigator.connection'];

/** Members and options that no plugin knows, as selectors. */
const NEWER = [
  [
    "MemberExpression[object.name='AbortSignal'][property.name=/^(any|timeout)$/]",
    'AbortSignal.any needs Chromium 116 and Safari 17.4, AbortSignal.timeout Safari 16: use startDeadline() or an AbortController.',
  ],
  [
    "MemberExpression[object.name='URL'][property.name=/^(canParse|parse)$/]",
    'URL.canParse needs Chromium 120 and Safari 17, URL.parse Safari 18: use parseUrl() of the contract.',
  ],
  [
    "MemberExpression[property.name='randomUUID']",
    'crypto.randomUUID is missing on plain http: use randomId() of the contract.',
  ],
  [
    'Property[key.name=/^(roundingMode|roundingPriority|roundingIncrement|trailingZeroDisplay)$/]',
    'Chromium before 106 ignores this option of Intl.NumberFormat.',
  ],
  [
    "Property[key.name='useGrouping'][value.value=/^(always|auto|min2)$/], Property[key.name='signDisplay'][value.value='negative']",
    'Chromium before 106 does not know this value: useGrouping takes a boolean, and signDisplay throws.',
  ],
].map(([selector, message]) => ({ selector, message }));

/** Own name of the core rule, so that other `no-restricted-syntax` options of a file stay. */
const restricted = builtinRules.get('no-restricted-syntax');
if (restricted === undefined) throw new Error('ESLint has no rule no-restricted-syntax.');
const floor = { rules: { 'no-newer-api': restricted } };

/** One ESLint configuration object, without `files`. */
export const browserFloor: Required<Pick<Linter.Config, 'plugins' | 'settings' | 'rules'>> = {
  plugins: { compat, 'es-x': esX, floor },
  settings: { polyfills: DETECTED, 'es-x': { aggressive: true, allowTestedProperty: true } },
  rules: {
    ...compat.configs['flat/recommended'].rules,
    ...Object.fromEntries(ofEditions.map((rule) => [rule, 'error'])),
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'floor/no-newer-api': ['error', ...NEWER],
  },
};
