import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { appointment, hourMinute, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue as eventTexts } from '../events.catalogue.js';
import type { TicketShown } from './check-ticket.js';
import { catalogue } from './door.catalogue.js';
import type { DoorResult } from './admit.js';

export interface DoorAnswerProps {
  /** Last admission or refusal; null before the first. */
  result: DoorResult | null;
  /** Error of a check without a result, when there is no input field to show it. */
  problem?: string | null;
}

/** Result of a check in large type and plain colours: readable at arm's length, in the dark, and at a glance. */
export function DoorAnswer({ result, problem = null }: DoorAnswerProps) {
  return (
    <div role="status" className="empty:hidden">
      {problem !== null ? (
        <Refused>{problem}</Refused>
      ) : result === null ? null : result.status === 'in' ? (
        <Admitted result={result} />
      ) : (
        <NotAdmitted result={result} />
      )}
    </div>
  );
}

const ANSWER = 'grid grid-cols-1 gap-1 rounded-control p-4';

function Admitted({ result: { shown, attendee } }: { result: Extract<DoorResult, { status: 'in' }> }) {
  const t = useMessages(catalogue);
  const events = useMessages(eventTexts);
  return (
    <div data-slot="door-answer" data-answer="in" className={`${ANSWER} bg-success text-on-success`}>
      <CircleCheck aria-hidden="true" className="size-10" />
      <p className="text-headline font-extrabold wrap-anywhere">
        {shown.name === null ? t.isGood : t.isIn(shown.name)}
      </p>
      <Which shown={shown} />
      {attendee === null ? null : (
        <p>
          {attendee.of > 1
            ? events.letInPart(attendee.number, attendee.of)
            : attendee.paid
              ? events.letInPaid
              : (attendee.person.university ?? '')}
        </p>
      )}
    </div>
  );
}

/** Kind of the ticket, and its number among several when the server has not named it. */
function Which({ shown: { kind, number, of } }: { shown: TicketShown }) {
  const t = useMessages(catalogue);
  return (
    <>
      {kind === null ? null : <p className="text-title font-bold wrap-anywhere">{kind}</p>}
      {of > 1 ? <p className="font-bold">{t.ticketOf(number, of)}</p> : null}
    </>
  );
}

function NotAdmitted({ result }: { result: Extract<DoorResult, { status: 'refused' }> }) {
  const t = useMessages(catalogue);
  const reason = useReason(result);
  const { shown } = result;
  return (
    <Refused>
      {reason}
      {shown?.name == null ? null : (
        <span dir="auto" className="block font-bold">
          {shown.name}
        </span>
      )}
      {shown !== null && shown.of > 1 ? (
        <span className="block">{t.ticketOf(shown.number, shown.of)}</span>
      ) : null}
    </Refused>
  );
}

function Refused({ children }: { children: ReactNode }) {
  const t = useMessages(catalogue);
  return (
    <div data-slot="door-answer" data-answer="refused" className={`${ANSWER} bg-danger text-on-danger`}>
      <CircleX aria-hidden="true" className="size-10" />
      <p className="text-headline font-extrabold">{t.noOneIn}</p>
      <p className="text-subtitle wrap-anywhere">{children}</p>
    </div>
  );
}

function useReason({ problem, at, isCertain }: Extract<DoorResult, { status: 'refused' }>): string {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const when = at === null ? null : hourMinute(at.toISOString(), dateFormat);
  if (problem === 'used') return t.used(when);
  if (problem === 'taken') return t.taken(when);
  if (problem === 'early')
    return t.early(at === null ? null : appointment(at.toISOString(), now, dateFormat));
  return problem === 'unknown' && isCertain === true ? t.notOfEvent : t.problems[problem];
}
