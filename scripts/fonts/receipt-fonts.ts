/**
 * Cuts the fonts of the PDF receipts out of DejaVu, which has ₵ and Ghana's letters in one file, and writes them to
 * apps/api/fonts. The results are committed; run it again when the list of letters changes:
 *
 *   pnpm exec node scripts/fonts/receipt-fonts.ts
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { root } from '../run.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
// Latin with all its accents, Africa's letters and tone marks, punctuation, money and arrows.
const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0x24f),
  range(0x250, 0x2af),
  range(0x300, 0x36f),
  range(0x1e00, 0x1eff),
  range(0x2010, 0x203a),
  // The white rectangle is the glyph for missing letters.
  '€₵−→•▯',
].join('');

const source = `${root}/node_modules/dejavu-fonts-ttf`;
const target = `${root}/apps/api/fonts`;
mkdirSync(target, { recursive: true });
for (const [from, to] of [
  ['DejaVuSans', 'receipt'],
  ['DejaVuSans-Bold', 'receipt-bold'],
]) {
  const font = await subsetFont(readFileSync(`${source}/ttf/${from}.ttf`), letters, {
    targetFormat: 'truetype',
  });
  writeFileSync(`${target}/${to}.ttf`, font);
}
copyFileSync(`${source}/LICENSE`, `${target}/LICENSE`);
