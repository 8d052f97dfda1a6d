/**
 * Cuts the kit's fonts out of the @fontsource packages and writes packages/ui/css/fonts and packages/ui/css/fonts.css.
 * The results are committed; run it again when a font's release or the list of letters changes:
 *
 *   pnpm exec node scripts/fonts/fonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import { fromBuffer } from '@capsizecss/unpack';
import { format } from 'oxfmt';
import subsetFont from 'subset-font';
import { root } from '../run.ts';

interface Cut {
  /** File name in css/fonts, without the extension. */
  file: string;
  family: string;
  source: string;
  /** Characters of the file, as a `unicode-range` value; the browser fetches the file when one of them occurs. */
  range: string;
  weight: { min: number; max: number } | number;
}

const from = (font: string, cut: string) =>
  `${root}/node_modules/@fontsource-variable/${font}/files/${font}-${cut}-wght-normal.woff2`;

// Characters of English, French, Spanish and the languages of Ghana and Kenya: enough for most pages.
const latin =
  'U+20-7E,U+A0-A1,U+A9,U+AB,U+B0,U+B7,U+BB,U+BF-C2,U+C4,U+C6-CF,U+D1,U+D3-D4,U+D6-D7,U+D9-DC,U+E0-E2,U+E4,U+E6-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+152-153,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212';
// The other letters and signs of Western Europe, for students' names and texts: a third more bytes.
const latinMore =
  'U+A2-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-BE,U+C3,U+C5,U+D0,U+D2,U+D5,U+D8,U+DD-DF,U+E3,U+E5,U+F0,U+F2,U+F5,U+F7-F8,U+FD-FF,U+178,U+2010,U+2012,U+2015,U+201A,U+201E,U+2032-2033,U+2039-203A,U+20AC,U+2190-2191,U+2193';
const cedi = 'U+20B5';
// Akan, Ewe, Ga and Dagbani: Ɛ Ɔ Ŋ Ɖ Ƒ Ɣ Ʋ Ʒ, their small letters, and combining nasal and tone marks.
const ghana =
  'U+14A-14B,U+186,U+189,U+190-192,U+194,U+1B2,U+1B7,U+254,U+256,U+25B,U+263,U+28B,U+292,U+300-303';

const DISPLAY = 'Hive Display';
const textWeights = { min: 400, max: 800 };
const cuts: readonly Cut[] = [
  {
    file: 'text',
    family: 'Hive Text',
    source: from('plus-jakarta-sans', 'latin'),
    range: latin,
    weight: textWeights,
  },
  {
    file: 'text-currency',
    family: 'Hive Text',
    source: from('plus-jakarta-sans', 'latin-ext'),
    range: cedi,
    weight: textWeights,
  },
  {
    file: 'display',
    family: DISPLAY,
    source: from('bricolage-grotesque', 'latin'),
    range: latin,
    weight: 700,
  },
  {
    file: 'display-currency',
    family: DISPLAY,
    source: from('bricolage-grotesque', 'latin-ext'),
    range: cedi,
    weight: 700,
  },
  {
    file: 'letters',
    family: 'Hive Letters',
    source: from('onest', 'latin-ext'),
    range: ghana,
    weight: textWeights,
  },
  {
    file: 'text-more',
    family: 'Hive Text',
    source: from('plus-jakarta-sans', 'latin'),
    range: latinMore,
    weight: textWeights,
  },
  {
    file: 'display-more',
    family: DISPLAY,
    source: from('bricolage-grotesque', 'latin'),
    range: latinMore,
    weight: 700,
  },
];

/** Returns the characters of a `unicode-range` value. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) =>
        String.fromCodePoint(start + index),
      ).join('');
    })
    .join('');
}

async function cut({ file, source, range, weight }: Cut): Promise<void> {
  const bytes = await subsetFont(readFileSync(source), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
    noHinting: true,
  });
  writeFileSync(`${root}/packages/ui/css/fonts/${file}.woff2`, bytes);
  console.log(`${file.padEnd(14)} ${(bytes.length / 1024).toFixed(1).padStart(5)} KB`);
}

function face({ file, family, range, weight }: Cut): string {
  const weights = typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: '${family}';
  src: url('./fonts/${file}.woff2') format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range.replaceAll(',', ', ')};
}
`;
}

/** Fonts of the device, by weight; all are as wide as Arial. */
const LOCAL = {
  regular: { names: ['Roboto', 'Arial', 'Liberation Sans'], like: arial },
  bold: { names: ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'], like: arialBold },
};

/** Adapts a local font to the metrics of ours at a weight, so that text does not move when ours loads. */
async function fallback({ family, source }: Cut, weight: number): Promise<string> {
  const instance = await subsetFont(readFileSync(source), charactersOf(latin), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = await fromBuffer(instance);
  const { names, like } = LOCAL[weight < 600 || family === DISPLAY ? 'regular' : 'bold'];
  const adjust = font.xWidthAvg / font.unitsPerEm / (like.xWidthAvg / like.unitsPerEm);
  const percent = (value: number) => `${((100 * value) / font.unitsPerEm / adjust).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${family === DISPLAY ? 400 : weight};
  size-adjust: ${(100 * adjust).toFixed(2)}%;
  ascent-override: ${percent(font.ascent)};
  descent-override: ${percent(Math.abs(font.descent))};
  line-gap-override: ${percent(font.lineGap)};
}
`;
}

mkdirSync(`${root}/packages/ui/css/fonts`, { recursive: true });
for (const each of cuts) await cut(each);

const [text, , display] = cuts;
if (!text || !display) throw new Error('The list of cuts lost its text or display face.');
const fallbacks = await Promise.all([
  ...[400, 500, 600, 700, 800].map((weight) => fallback(text, weight)),
  fallback(display, 700),
]);
const css = ['/* Written by scripts/fonts/fonts.ts. */\n', ...cuts.map(face), ...fallbacks].join('\n');
const { code } = await format('fonts.css', css, { singleQuote: true, printWidth: 110 });
writeFileSync(`${root}/packages/ui/css/fonts.css`, code);
