import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { messages as bookingInSpanish } from './deals/booking/booking.messages.es.js';
import { messages as bookingInFrench } from './deals/booking/booking.messages.fr.js';
import { messages as eventsInSpanish } from './deals/events/events.messages.es.js';
import { messages as eventsInFrench } from './deals/events/events.messages.fr.js';
import { messages as paymentsInSpanish } from './deals/parts/payments/payments.messages.es.js';
import { messages as paymentsInFrench } from './deals/parts/payments/payments.messages.fr.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files to look through; a pattern that finds none looks at nothing, and fails. */
function filesOf(pattern: string, options: { readonly cwd: string; readonly exclude?: readonly string[] }) {
  const files = globSync(pattern, { ...options, exclude: [...(options.exclude ?? [])] });
  if (files.length === 0) throw new Error(`${pattern} finds no file. Name the place to which they moved.`);
  return files;
}

/** Comments, so that an apostrophe in one begins no text; then texts. */
const TEXTS = /\/\/[^\n]*|\/\*.*?\*\/|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gs;

it('puts no punctuation after a text in JSX, because French sets a space before a colon', () => {
  const files = filesOf('features/src/**/*.tsx', { cwd: root, exclude: ['**/*.stories.tsx'] });
  const loose = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\bt\.[\w.()[\]]*\}[:;!?][^\n]*/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(loose).toEqual([]);
});

it('uses non-breaking spaces before French punctuation and units', () => {
  const files = filesOf('{contract,features}/src/**/*.fr.ts', { cwd: root });
  const loose = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(TEXTS)]
      .map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, '0'))
      .filter((text) => !text.startsWith('/') && / [?!;:»]|« |\d (?:Mo|Ko|Go|h|%)(?![\wà-ÿ])/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(loose).toEqual([]);
});

it('uses a non-breaking space before the percent sign in Spanish', () => {
  const files = filesOf('{contract,features}/src/**/*.es.ts', { cwd: root });
  const loose = files.filter((file) => /[\d}] %/.test(readFileSync(root + file, 'utf8')));
  expect(loose).toEqual([]);
});

it('uses the agreed French and Spanish terms for mobile money, disputes and agreements', () => {
  const files = filesOf('{packages/{contract,features},apps/api}/src/**/*.ts', {
    cwd: `${root}/..`,
    exclude: ['**/*.test.ts'],
  });
  const strange =
    /argent mobile|[Rr]éclamation|\bpostul(?!ate)|[Rr]eclamaci|\b(?:se encuentren|[Cc]uídense|[Ee]ncuéntrense|[Aa]cuérdenlo)\b/;
  expect(files.filter((file) => strange.test(readFileSync(`${root}/../${file}`, 'utf8')))).toEqual([]);
});

it('uses one term for held money in French and Spanish, and a decimal comma in amounts', () => {
  const files = filesOf('{packages/{contract,features},apps/api}/src/**/*.ts', {
    cwd: `${root}/..`,
    exclude: ['**/*.test.ts'],
  });
  const strange =
    /[Aa]rgent[^'.]{0,12} gardé|[Pp]ay(?:é|ée) et gardé|dinero (?:guardado|se guarda|esté guardado)|[Pp]agado y guardado/;
  const read = (file: string) => readFileSync(`${root}/../${file}`, 'utf8');
  expect(files.filter((file) => strange.test(read(file)))).toEqual([]);
  expect(files.filter((file) => /\.(?:fr|es)\.ts$/.test(file) && /₵\d+\.\d\d\b/.test(read(file)))).toEqual(
    [],
  );
});

/** Labels of the kit that are English unless given: the component, the property (if it depends on one), by which name. */
const KIT_LABELS = [
  ['Avatar', 'verified', 'verifiedLabel'],
  ['Avatar', 'presence', 'presenceLabel'],
  ['DialogContent', '', 'closeLabel'],
  ['SheetContent', '', 'closeLabel'],
] as const;

it('leaves no label of the kit in English: who only hears a page hears one language', () => {
  const files = filesOf('{features,../apps/campus}/src/**/*.tsx', {
    cwd: root,
    exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**'],
  });
  const texts = files.map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));
  const tags = KIT_LABELS.flatMap(([component, having, label]) => {
    // An arrow of a function ends no tag.
    const pattern = new RegExp(`<(?:\\w+\\.)?${component}\\b(?:=>|[^>])*>`, 'g');
    const found = texts.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([tag]) => ({ file, component, label, tag })),
    );
    const guarded = found.filter(({ tag }) => tag.includes(having));
    if (guarded.length === 0) throw new Error(`No screen uses <${component} ${having}>: remove its line.`);
    return guarded;
  });
  const untold = tags.filter(({ tag, label }) => !tag.includes(label) && !tag.includes('aria-hidden'));
  expect(untold.map(({ file, component, label }) => `${file}: <${component}> without ${label}`)).toEqual([]);
});

it.each([
  ['French', bookingInFrench, eventsInFrench, paymentsInFrench],
  ['Spanish', bookingInSpanish, eventsInSpanish, paymentsInSpanish],
])(
  'keeps the pay button short enough for one line beside Message on a phone, in %s',
  (_language, booking, events, payments) => {
    const amount = '₵9 999,99';
    for (const label of [booking.pay(amount), events.getTicket(amount), payments.pay(amount)])
      expect(label.length, label).toBeLessThanOrEqual(23);
  },
);
