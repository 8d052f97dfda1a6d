import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { fontsFolder } from '../../paths.js';
import type { Paper } from './papers.js';
import { titleOf, type Sheet } from './sheets.js';

const MARGIN = 56;

/** Returns the sheet as an A4 document of one page. */
export const sheetPdf = (sheet: Sheet, author: string): Promise<Buffer> =>
  pdfOf({
    title: titleOf(sheet),
    author,
    headline: sheet.subject,
    intro: `Revision sheet by ${author}. Free to copy and to correct.`,
    parts: sheet.parts,
    bullet: '•  ',
  });

/** Returns the paper as an A4 document with a page for each part. */
export const paperPdf = ({ title, subject, parts }: Paper): Promise<Buffer> =>
  pdfOf({
    title,
    author: 'Students',
    headline: subject,
    intro: 'Collected by students.',
    parts,
    paged: true,
  });

interface Content {
  readonly title: string;
  readonly author: string;
  readonly headline: string;
  readonly intro: string;
  readonly parts: Sheet['parts'];
  /** Characters before each line. Default: none. */
  readonly bullet?: string;
  /** Whether each part begins a page. Default `false`. */
  readonly paged?: boolean;
}

async function pdfOf({ title, author, headline, intro, parts, bullet = '', paged = false }: Content) {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('text', join(fontsFolder, 'receipt.ttf'));
  document.registerFont('bold', join(fontsFolder, 'receipt-bold.ttf'));
  document.font('bold').fontSize(22).text(headline);
  document.font('text').fontSize(10).text(intro);
  for (const [index, [heading, lines]] of parts.entries()) {
    if (paged && index > 0) document.addPage();
    document.moveDown(1.4).font('bold').fontSize(13).text(heading);
    document.moveDown(0.4).font('text').fontSize(10.5);
    for (const line of lines) document.text(`${bullet}${line}`, { lineGap: 3, paragraphGap: paged ? 14 : 4 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
