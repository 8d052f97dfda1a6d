import { openSync } from 'fontkit';
import { join } from 'node:path';
import { fontsFolder } from '../../paths.js';

/** Stands for a character that the fonts of our PDFs lack: an emoji, an Arabic letter, a Chinese character. */
const MISSING_LETTER = '▯';

/** Joiners, direction marks and variation selectors, all of them invisible. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;
const BREAK = /^[\r\n\t]+$/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

let drawable: ReadonlySet<number> | undefined;

function readLetters(): ReadonlySet<number> {
  const font = openSync(join(fontsFolder, 'receipt.ttf'));
  if (!('characterSet' in font)) throw new Error('The font of PDFs is a collection');
  return new Set(font.characterSet);
}

function canDraw(character: string): boolean {
  drawable ??= readLetters();
  return drawable.has(character.codePointAt(0) ?? 0);
}

/**
 * Replaces each character that the fonts lack with {@link MISSING_LETTER}, so that the reader sees that something stood there. PDFKit
 * would draw nothing. A letter with an accent that the fonts lack keeps the letter.
 */
export function drawableText(text: string): string {
  let written = '';
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    if (BREAK.test(segment)) written += segment;
    else written += drawableGrapheme([...segment.replace(INVISIBLE, '')]);
  }
  return written;
}

function drawableGrapheme(characters: readonly string[]): string {
  if (characters.every(canDraw)) return characters.join('');
  const [base = '', ...marks] = characters;
  if (!canDraw(base)) return MISSING_LETTER;
  return base + marks.filter(canDraw).join('') + MISSING_LETTER;
}
