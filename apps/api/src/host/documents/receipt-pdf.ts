import { unknownUser } from '@campushive/contract/unknown-user';
import { milestoneName } from '@campushive/contract/notification-templates/milestone-name';
import {
  formatRate,
  isFeeLine,
  itemOf,
  rateOf,
  saleOf,
  type HiveName,
  type Receipt,
} from '@campushive/contract';
import { bundleName } from '@campushive/contract/notification-templates/bundle-name';
import { writtenTime } from '@campushive/domain/platform/written-time';
import { campus, textsFor, type ServerTexts } from '@campushive/domain/platform/campus';
import { languageTag, localized } from '@campushive/contract/campus';
import { priceFieldOf } from '@campushive/contract/own-values';
import { formatMoney } from '@campushive/contract/format-money';
import { COLOURS, drawPdf, drawQrCode, PAGE } from './pdf-document.js';
import { toMinor } from '@campushive/domain/platform/money';
import type { PrintedReceipt } from '@campushive/domain/platform/ports/documents';

type Words = Record<Receipt['lines'][number]['line'], string> &
  Record<
    | 'title'
    | 'held'
    | 'item'
    | 'kind'
    | 'package'
    | 'code'
    | 'buyer'
    | 'seller'
    | 'paid'
    | 'method'
    | 'reference'
    | 'youPaid'
    | 'youReceive'
    | 'refunded'
    | 'paidInTheEnd'
    | 'card'
    | 'mobile'
    | 'issued'
    | 'scan'
    | 'poster'
    | 'helper'
    | 'guest'
    | 'organiser'
    | 'student'
    | 'tutor',
    string
  >;

const WORDS: ServerTexts<Words> = {
  en: {
    title: 'Receipt',
    held: 'Paid on {campus.name}, held until handover.',
    item: 'Item',
    kind: 'Kind of ticket',
    package: 'Package',
    code: 'Promo code',
    buyer: 'Buyer',
    seller: 'Seller',
    paid: 'Paid on',
    method: 'Paid by',
    reference: 'Reference ID',
    price: 'Price',
    promo_code: 'Promo code',
    platform_fee: 'Platform fee ({rate})',
    processing_fee: 'Payment processing fee ({rate})',
    payee_platform_fee: 'Platform fee ({rate})',
    mobile_money_fee: '{campus.payoutFeeTitle} ({rate})',
    youPaid: 'Total paid',
    youReceive: 'Payout',
    refunded: 'Refunded',
    paidInTheEnd: 'Paid after the refund',
    card: 'Card',
    mobile: 'Mobile money',
    issued: 'Issued on',
    scan: 'Scan to open the order',
    poster: 'Poster',
    helper: 'Helper',
    guest: 'Guest',
    organiser: 'Organiser',
    student: 'Student',
    tutor: 'Tutor',
  },
  fr: {
    title: 'Reçu',
    held: 'Payé sur {campus.name}, retenu jusqu’à la remise.',
    item: 'Article',
    kind: 'Catégorie de billet',
    package: 'Formule',
    code: 'Code promo',
    buyer: 'Acheteur',
    seller: 'Vendeur',
    paid: 'Payé le',
    method: 'Payé par',
    reference: 'Référence',
    price: 'Prix',
    promo_code: 'Code promo',
    platform_fee: 'Frais de plateforme ({rate})',
    processing_fee: 'Traitement du paiement ({rate})',
    payee_platform_fee: 'Frais de plateforme ({rate})',
    mobile_money_fee: '{campus.payoutFeeTitle} ({rate})',
    youPaid: 'Total payé',
    youReceive: 'Versement',
    refunded: 'Remboursé',
    paidInTheEnd: 'Payé après remboursement',
    card: 'Carte',
    mobile: 'Mobile money',
    issued: 'Établi le',
    scan: 'Scannez pour ouvrir la commande',
    poster: 'Auteur',
    helper: 'Aide',
    guest: 'Invité',
    organiser: 'Organisateur',
    student: 'Étudiant',
    tutor: 'Tuteur',
  },
  es: {
    title: 'Recibo',
    held: 'Pagado en {campus.name}, retenido hasta la entrega.',
    item: 'Artículo',
    kind: 'Tipo de entrada',
    package: 'Paquete',
    code: 'Código promocional',
    buyer: 'Comprador',
    seller: 'Vendedor',
    paid: 'Pagado el',
    method: 'Pagado con',
    reference: 'Referencia',
    price: 'Precio',
    promo_code: 'Código promocional',
    platform_fee: 'Comisión de la plataforma ({rate})',
    processing_fee: 'Procesamiento del pago ({rate})',
    payee_platform_fee: 'Comisión de la plataforma ({rate})',
    mobile_money_fee: '{campus.payoutFeeTitle} ({rate})',
    youPaid: 'Total pagado',
    youReceive: 'Cobro',
    refunded: 'Reembolsado',
    paidInTheEnd: 'Pagado tras el reembolso',
    card: 'Tarjeta',
    mobile: 'Dinero móvil',
    issued: 'Emitido el',
    scan: 'Escanea para abrir el pedido',
    poster: 'Quien publicó',
    helper: 'Quien ayuda',
    guest: 'Asistente',
    organiser: 'Organización',
    student: 'Estudiante',
    tutor: 'Tutor',
  },
  sw: {
    title: 'Risiti',
    held: 'Imelipwa kupitia {campus.name}, inashikiliwa hadi makabidhiano.',
    item: 'Bidhaa',
    kind: 'Aina ya tiketi',
    package: 'Kifurushi',
    code: 'Msimbo wa punguzo',
    buyer: 'Mnunuzi',
    seller: 'Muuzaji',
    paid: 'Imelipwa tarehe',
    method: 'Imelipwa kwa',
    reference: 'Nambari ya kumbukumbu',
    price: 'Bei',
    promo_code: 'Msimbo wa punguzo',
    platform_fee: 'Ada ya jukwaa ({rate})',
    processing_fee: 'Ada ya malipo ({rate})',
    payee_platform_fee: 'Ada ya jukwaa ({rate})',
    mobile_money_fee: '{campus.payoutFeeTitle} ({rate})',
    youPaid: 'Jumla iliyolipwa',
    youReceive: 'Malipo kwako',
    refunded: 'Zilizorudishwa',
    paidInTheEnd: 'Umelipa mwishowe',
    card: 'Kadi',
    mobile: 'Pesa ya simu',
    issued: 'Imetolewa tarehe',
    scan: 'Changanua ili ufungue oda',
    poster: 'Mwenye kazi',
    helper: 'Msaidizi',
    guest: 'Mgeni',
    organiser: 'Mwandalizi',
    student: 'Mwanafunzi',
    tutor: 'Mwalimu',
  },
};

/** Labels of payer and payee: buyer and seller only for items and services. */
function partiesOf(hive: HiveName, isService: boolean, t: Words): readonly [payer: string, payee: string] {
  if (saleOf(hive, isService) === 'gig') return [t.poster, t.helper];
  switch (itemOf(hive, isService)) {
    case 'ticket':
      return [t.guest, t.organiser];
    case 'session':
      return [t.student, t.tutor];
    default:
      return [t.buyer, t.seller];
  }
}

const { left: LEFT, right: RIGHT } = PAGE;
const { ink: INK, muted: MUTED, line: LINE, honey: HONEY } = COLOURS;
const QR_SIZE = 96;

/** Renders a receipt on one A4 page. */
export function receiptPdf(receipt: PrintedReceipt, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const t = textsFor(WORDS, language);
  const title = `${t.title} ${receipt.reference}`;
  return drawPdf({ title, language }, (document) => draw(document, receipt, t, language));
}

interface AmountRow {
  readonly label: string;
  /** Amount, formatted in the reader's language. */
  readonly value: string;
  readonly isTotal: boolean;
}

/** Amounts of a receipt, from the price to the buyer's final payment after a part refund. */
export function amountRows(
  { hiveType, package: bought, lines, role, total, refund, priceField }: PrintedReceipt,
  language: string,
): AmountRow[] {
  const t = textsFor(WORDS, language);
  const rowOf = (label: string, minor: number, isTotal = false): AmountRow => ({
    label,
    value: formatMoney(minor, campus.currency, languageTag(campus, language)),
    isTotal,
  });
  const rates = campus.fees[saleOf(hiveType, bought !== null) ?? 'purchase'];
  const field = priceFieldOf(hiveType, { priceField });
  const rows = lines.map(({ line, amount }) => {
    const rate = isFeeLine(line) ? formatRate(rateOf(line, rates), language) : '';
    const label = line === 'price' && field !== undefined ? localized(field.label, language) : t[line];
    return rowOf(label.replace('{rate}', rate), toMinor(amount));
  });
  rows.push(rowOf(role === 'buyer' ? t.youPaid : t.youReceive, toMinor(total), true));
  if (refund === null || role === 'seller') return rows;
  const back = toMinor(refund.amount);
  rows.push(rowOf(t.refunded, -back));
  if (refund.reason === 'settlement') rows.push(rowOf(t.paidInTheEnd, toMinor(total) - back, true));
  return rows;
}

/** Name of the item with its quantity, the number of further items, or its milestone. */
function nameOf({ title, quantity, bundle, milestone }: PrintedReceipt, language: string): string {
  if (quantity > 1) return `${quantity} × ${title}`;
  if (milestone !== null) return `${title} · ${milestoneName(milestone, language)}`;
  return bundleName(title, Math.max(0, bundle.length - 1), language);
}

function draw(document: PDFKit.PDFDocument, receipt: PrintedReceipt, t: Words, language: string): void {
  const written = writtenTime(language, { dateStyle: 'long', timeStyle: 'short' });
  const when = (iso: string) => written(new Date(iso));
  document.rect(LEFT, 56, 40, 6).fill(HONEY);
  document.fill(INK).font('bold').fontSize(14).text(campus.name, LEFT, 72);
  document.fontSize(26).text(t.title, LEFT, 100);
  document.font('text').fontSize(10).fill(MUTED).text(t.held, LEFT, 136);
  let y = 172;
  const row = (label: string, value: string) => {
    document.font('text').fontSize(10).fill(MUTED).text(label, LEFT, y, { width: 150 });
    document.fill(INK).text(value, LEFT + 160, y, { width: RIGHT - LEFT - 160 });
    y = Math.max(document.y, y + 14) + 8;
  };
  row(t.item, nameOf(receipt, language));
  for (const item of receipt.bundle)
    row(
      '',
      `${item.title} · ${formatMoney(toMinor(item.price), campus.currency, languageTag(campus, language))}`,
    );
  if (receipt.ticketKind !== null) row(t.kind, receipt.ticketKind);
  if (receipt.package !== null) row(t.package, receipt.package);
  if (receipt.promoCode !== null) row(t.code, receipt.promoCode);
  const [payer, payee] = partiesOf(receipt.hiveType, receipt.package !== null, t);
  row(payer, receipt.buyerName ?? unknownUser(language));
  row(payee, receipt.sellerName ?? unknownUser(language));
  row(t.paid, when(receipt.paidAt));
  if (receipt.channel !== null) row(t.method, receipt.channel === 'card' ? t.card : t.mobile);
  row(t.reference, receipt.reference);
  y += 8;
  const amount = ({ label, value, isTotal }: AmountRow) => {
    const font = isTotal ? 'bold' : 'text';
    document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
    y += 10;
    document
      .font(font)
      .fontSize(font === 'bold' ? 14 : 11)
      .fill(INK);
    document.text(label, LEFT, y, { width: 300 });
    document.text(value, LEFT + 300, y, { width: RIGHT - LEFT - 300, align: 'right' });
    y += font === 'bold' ? 28 : 24;
  };
  for (const one of amountRows(receipt, language)) amount(one);
  document
    .font('text')
    .fontSize(9)
    .fill(MUTED)
    .text(`${t.issued} ${when(receipt.issuedAt)}`, LEFT, y + 16);
  drawQrCode(document, receipt.orderUrl, { left: LEFT, top: y + 44, size: QR_SIZE });
  document.fill(MUTED).text(t.scan, LEFT, y + 52 + QR_SIZE);
}
