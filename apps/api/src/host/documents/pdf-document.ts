import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { campus } from '@campushive/domain/platform/campus';
import { fontsFolder } from '../../paths.js';
import { drawableText } from './pdf-letters.js';

/** Horizontal limits of lines on an A4 page. */
export const PAGE = { left: 56, right: 539 } as const;
export const COLOURS = { ink: '#211b10', muted: '#5f5849', line: '#d9d3c5', honey: '#f9b826' } as const;

/** Shows what its fonts lack as missing letters, whichever part of the document writes it. */
class LetterDocument extends PDFDocument {
  override text(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const written = drawableText(text);
    return typeof x === 'object' ? super.text(written, x) : super.text(written, x, y, options);
  }
}

/** Returns an A4 document of ours. Its fonts are ours, because the ones that every reader has lack signs such as ₵. */
export async function drawPdf(
  { title, language }: { readonly title: string; readonly language: string },
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer<ArrayBuffer>> {
  const document = new LetterDocument({
    size: 'A4',
    margin: PAGE.left,
    lang: language,
    info: { Title: title, Author: campus.name },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('text', join(fontsFolder, 'receipt.ttf'));
  document.registerFont('bold', join(fontsFolder, 'receipt-bold.ttf'));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Returns a square QR code; lengths in points from the page's corner. `L` holds a long text in fewer modules, which are read from far. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  text: string,
  {
    left,
    top,
    size,
    correction = 'M',
  }: { readonly left: number; readonly top: number; readonly size: number; readonly correction?: 'L' | 'M' },
): void {
  const code = qrcode(0, correction);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = size / count;
  for (let line = 0; line < count; line += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(line, column)) document.rect(left + column * side, top + line * side, side, side);
    }
  }
  document.fill(COLOURS.ink);
}
