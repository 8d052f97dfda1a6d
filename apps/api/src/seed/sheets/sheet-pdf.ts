import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { fontsFolder } from '../../paths.js';
import { titleOf, type Sheet } from './sheets.js';

const MARGIN = 56;

/** The sheet as an A4 document. */
export async function sheetPdf(sheet: Sheet, author: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    info: { Title: titleOf(sheet), Author: author },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('text', join(fontsFolder, 'receipt.ttf'));
  document.registerFont('bold', join(fontsFolder, 'receipt-bold.ttf'));
  document.font('bold').fontSize(22).text(sheet.subject);
  document.font('text').fontSize(10).text(`Revision sheet by ${author}. Free to copy and to correct.`);
  for (const [heading, lines] of sheet.parts) {
    document.moveDown(1.4).font('bold').fontSize(13).text(heading);
    document.moveDown(0.4).font('text').fontSize(10.5);
    for (const line of lines) document.text(`•  ${line}`, { lineGap: 3, paragraphGap: 4 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
