import { languageTag } from '@campushive/contract/campus';
import { campus, textsFor, type ServerTexts } from '@campushive/domain/platform/campus';
import { COLOURS, drawPdf, drawQrCode, PAGE } from './pdf-document.js';
import type { PrintedTicket, PrintedTickets } from '@campushive/domain/platform/ports/documents';
import { writtenTime } from '@campushive/domain/platform/written-time';

const WORDS: ServerTexts<{
  title: string;
  ticket: string;
  kind: string;
  holder: string;
  when: string;
  ends: string;
  where: string;
  atDoor: string;
}> = {
  en: {
    title: 'Ticket',
    ticket: 'Ticket {number} of {of}',
    kind: 'Kind of ticket',
    holder: 'Bought by',
    when: 'Starts',
    ends: 'Ends',
    where: 'Place',
    atDoor: 'Show this code at the door. It lets one person in, once.',
  },
  fr: {
    title: 'Billet',
    ticket: 'Billet {number} sur {of}',
    kind: 'Catégorie',
    holder: 'Acheté par',
    when: 'Début',
    ends: 'Fin',
    where: 'Lieu',
    atDoor: 'Montrez ce code à l’entrée. Il fait entrer une personne, une fois.',
  },
  es: {
    title: 'Entrada',
    ticket: 'Entrada {number} de {of}',
    kind: 'Tipo de entrada',
    holder: 'Comprada por',
    when: 'Empieza',
    ends: 'Termina',
    where: 'Lugar',
    atDoor: 'Muestra este código en la puerta. Deja entrar a una persona, una vez.',
  },
  sw: {
    title: 'Tiketi',
    ticket: 'Tiketi {number} kati ya {of}',
    kind: 'Aina ya tiketi',
    holder: 'Imenunuliwa na',
    when: 'Inaanza',
    ends: 'Inaisha',
    where: 'Mahali',
    atDoor: 'Onyesha msimbo huu mlangoni. Unamruhusu mtu mmoja kuingia, mara moja.',
  },
};

const { left: LEFT, right: RIGHT } = PAGE;
const { ink: INK, muted: MUTED, line: LINE, honey: HONEY } = COLOURS;
const QR_SIZE = 190;
/** Tickets per page: half a page each, so that they can be cut apart and given to friends. */
const A_PAGE = 2;
const HALF = 385;

/** Renders every ticket with its code, two to a page. */
export function ticketPdf(printed: PrintedTickets, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const t = textsFor(WORDS, language);
  const written = writtenTime(language, { dateStyle: 'full', timeStyle: 'short' });
  return drawPdf(
    { title: `${t.title}: ${printed.title}`, language: languageTag(campus, language) },
    (page) => {
      printed.tickets.forEach((ticket, index) => {
        const place = index % A_PAGE;
        if (index > 0 && place === 0) page.addPage();
        if (place > 0)
          page.moveTo(LEFT, 421).lineTo(RIGHT, 421).dash(4, {}).lineWidth(0.5).stroke(LINE).undash();
        draw(ticket, 56 + place * HALF);
      });

      function draw({ code, checkInUrl, number, of, kind }: PrintedTicket, top: number): void {
        const width = RIGHT - LEFT;
        page.rect(LEFT, top, 40, 6).fill(HONEY);
        page
          .fill(INK)
          .font('bold')
          .fontSize(14)
          .text(campus.name, LEFT, top + 16);
        const which = t.ticket.replace('{number}', String(number)).replace('{of}', String(of));
        page.fontSize(10).fill(MUTED);
        page.text(of === 1 ? t.title : which, LEFT, top + 18, { width, align: 'right' });
        page.fill(INK).fontSize(18);
        page.text(printed.title, LEFT, top + 44, { width, height: 46, ellipsis: true });
        let y = top + 104;
        const textWidth = width - QR_SIZE - 24;
        const row = (label: string, value: string) => {
          page.font('text').fontSize(9).fill(MUTED).text(label, LEFT, y, { width: textWidth });
          page.font('bold').fontSize(11).fill(INK);
          page.text(value, LEFT, y + 13, { width: textWidth, height: 42, ellipsis: true });
          y = page.y + 10;
        };
        if (kind !== null) row(t.kind, kind);
        row(t.when, written(printed.begins));
        if (printed.ends !== null) row(t.ends, written(printed.ends));
        if (printed.location !== null) row(t.where, printed.location);
        row(t.holder, printed.holder);
        drawQrCode(page, checkInUrl, {
          left: RIGHT - QR_SIZE,
          top: top + 100,
          size: QR_SIZE,
          correction: 'L',
        });
        page.font('bold').fontSize(13).fill(INK);
        page.text(spelled(code), RIGHT - QR_SIZE, top + 100 + QR_SIZE + 8, {
          width: QR_SIZE,
          align: 'center',
        });
        page
          .font('text')
          .fontSize(9)
          .fill(MUTED)
          .text(t.atDoor, LEFT, top + 322, { width });
      }
    },
  );
}

/** Groups a code by four characters, as it is read out. */
const spelled = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
