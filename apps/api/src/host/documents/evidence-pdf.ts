import { formatMoney } from '@campushive/contract/format-money';
import { campus } from '@campushive/domain/platform/campus';
import { writtenTime } from '@campushive/domain/platform/written-time';
import type { Evidence } from '@campushive/domain/platform/ports/documents';
import { COLOURS, drawPdf, PAGE } from './pdf-document.js';

const WIDTH = PAGE.right - PAGE.left;
const money = (amountMinor: number) => formatMoney(amountMinor, campus.currency, 'en');

/** Renders the evidence about a chargeback for the bank, in English whatever the students' language. */
export function evidencePdf(evidence: Evidence): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Evidence for payment ${evidence.reference}`;
  return drawPdf({ title, language: 'en' }, (document) => draw(document, evidence));
}

function draw(document: PDFKit.PDFDocument, evidence: Evidence): void {
  const when = writtenTime('en', { dateStyle: 'medium', timeStyle: 'medium' });
  const heading = (text: string) =>
    document.moveDown(1.2).font('bold').fontSize(13).fill(COLOURS.ink).text(text, PAGE.left).moveDown(0.4);
  const line = (label: string, text: string) => {
    document.font('text').fontSize(9).fill(COLOURS.muted).text(label, PAGE.left, undefined, { width: WIDTH });
    document.fontSize(10).fill(COLOURS.ink).text(text, { width: WIDTH }).moveDown(0.4);
  };
  document.rect(PAGE.left, 56, 40, 6).fill(COLOURS.honey);
  document.fill(COLOURS.ink).font('bold').fontSize(14).text(campus.name, PAGE.left, 72);
  document.fontSize(22).text('Evidence about a disputed payment', { width: WIDTH });
  heading('Payment');
  line('Reference', evidence.reference);
  line('Bought', evidence.title);
  line('Buyer', evidence.buyer);
  line('Seller', evidence.seller);
  line(
    'Paid',
    `${money(evidence.paidMinor)}${evidence.channel === null ? '' : ` by ${evidence.channel.replace('_', ' ')}`}`,
  );
  line('Asked back', money(evidence.requestedMinor));
  heading('What happened');
  for (const { at, what } of evidence.events) line(when(at), what);
  if (evidence.complaint !== null) {
    heading('The buyer’s complaint on our platform');
    line('The buyer wrote', evidence.complaint.buyer);
    line('The seller answered', evidence.complaint.seller ?? 'Nothing');
    if (evidence.complaint.decision !== null) line('The moderator decided', evidence.complaint.decision);
  }
  heading('What the two wrote to each other');
  if (evidence.messages.length === 0) line('No messages', 'They did not write to each other here.');
  for (const { at, from, text, photo, file } of evidence.messages) {
    line(
      `${from}, ${when(at)}`,
      [text, photo ? '[photo]' : '', file === null ? '' : `[${file}]`].filter(Boolean).join(' '),
    );
  }
}
