import type { Ticket } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { QrCode } from '@campushive/ui/qr-code';
import { Text } from '@campushive/ui/text';
import { dateTime, useDateFormat, useMessages } from '../../kernel/index.js';
import { catalogue } from './events.catalogue.js';

/** Groups the code by four characters, for reading it out. */
const spelled = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** Code for the door: the QR code for a camera, the characters for everything else. */
export function TicketCode({ ticket }: { ticket: Ticket }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (ticket.code === null || ticket.checkInUrl === null) return null;
  const which = ticket.of === 1 ? null : t.ticketOf(ticket.number, ticket.of);
  const kind = ticket.kind?.name ?? null;
  if (ticket.checkedInAt !== null) {
    return (
      <Alert tone="success" {...(which !== null && { title: which })}>
        {kind === null ? '' : `${kind}. `}
        {t.checkedIn(dateTime(ticket.checkedInAt, dateFormat))}
      </Alert>
    );
  }
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {which === null ? null : <p className="font-bold">{which}</p>}
      {kind === null ? null : <p className="font-semibold wrap-anywhere">{kind}</p>}
      {/* The payload of a signed ticket is long. Low error correction and a large size keep it readable from a
          distance. */}
      <QrCode
        value={ticket.checkInUrl}
        label={t.qrAlt(spelled(ticket.code))}
        correction="L"
        className="w-64"
      />
      <p>
        <span className="block text-xs text-fg-muted">{t.ticketCode}</span>
        <span data-slot="ticket-code" className="text-subtitle font-extrabold tracking-wider tabular-nums">
          {spelled(ticket.code)}
        </span>
      </p>
      <Text size="sm" tone="muted">
        {t.youGoText}
      </Text>
    </div>
  );
}
