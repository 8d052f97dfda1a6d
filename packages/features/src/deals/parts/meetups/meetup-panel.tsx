import type { Payment } from '@campushive/contract';
import type { MeetupAct } from '@campushive/contract/rules/meetups';
import { Button } from '@campushive/ui/button';
import { CalendarPlus, MapPin, Share2, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { ConfirmOnDemand } from '../../../shared/confirm-on-demand.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from './meetups.catalogue.js';
import { otherFirstName, type MeetupControl } from './use-meetup.js';

const loadDialog = () => import('./meetup-dialog.js');

/** Order with the state of its meet-up. */
export interface MeetupPanelProps {
  /** Held order whose two sides meet. */
  payment: Payment;
  /** Actions of the meet-up. */
  control: MeetupControl;
  /** True when calendar and sharing links are shown beside the time and place elsewhere. */
  passedOnElsewhere?: boolean;
}

/** Status and actions of a meet-up, with one primary action. */
export function MeetupPanel(props: MeetupPanelProps) {
  return (
    <div className="grid gap-3">
      <MeetupNote {...props} />
      <MeetupActions {...props} />
    </div>
  );
}

/** Status of a meet-up in one sentence, announced when it changes. */
export function MeetupNote({ payment, control }: MeetupPanelProps) {
  const note = useNote(payment, control);
  return (
    <p role="status" className={note === null ? 'sr-only' : 'text-sm font-semibold'}>
      {note}
    </p>
  );
}

/** Actions of a meet-up, with one primary action. */
export function MeetupActions({ payment, control, passedOnElsewhere = false }: MeetupPanelProps) {
  const t = useMessages(catalogue);
  const [suggesting, setSuggesting] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  const { acts, acting, onAct } = control;
  const { meetup } = payment;
  const name = otherFirstName(payment) || t.other;
  const stands = meetup?.status === 'proposed' || meetup?.status === 'accepted';
  const isOwn = meetup?.proposedBy === payment.role;
  function suggest() {
    want();
    setSuggesting(true);
  }
  const suggestButton = (label: string) => (
    <Button
      // Moving a lesson is as weighty as changing an agreed meet-up, because the lesson has a booked time.
      variant={stands || payment.booking !== null ? 'outline' : 'secondary'}
      leading={stands ? undefined : <MapPin aria-hidden="true" />}
      onClick={suggest}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {label}
    </Button>
  );
  const button = (
    act: MeetupAct,
    label: string,
    variant: 'primary' | 'outline' | 'ghost' = 'outline',
  ): ReactNode =>
    acts.includes(act) ? (
      <Button
        variant={variant}
        {...(variant === 'primary' && { className: 'w-full sm:w-auto' })}
        loading={acting === act}
        loadingLabel={t.sending}
        onClick={() => onAct(act)}
      >
        {label}
      </Button>
    ) : null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {button('accept', t.accept, 'primary')}
        {button('arrive', t.arrive, 'primary')}
        {acts.includes('no_show') ? (
          <Button variant="outline" leading={<UserX aria-hidden="true" />} onClick={() => setReporting(true)}>
            {t.noShow(name)}
          </Button>
        ) : null}
        {suggestButton(
          stands ? (isOwn || meetup.status === 'accepted' ? t.change : t.suggestOther) : t.suggest,
        )}
        {meetup?.status === 'accepted'
          ? button('decline', t.callOff, 'ghost')
          : button('decline', isOwn ? t.takeBack : t.decline)}
      </div>
      {meetup?.status === 'accepted' && !passedOnElsewhere ? (
        // Links without a box: their text aligns with the lines above.
        <div className="-ms-5 flex flex-wrap">
          {payment.booking === null ? (
            <Button
              variant="ghost"
              leading={<CalendarPlus aria-hidden="true" />}
              onClick={control.onCalendar}
            >
              {t.calendar}
            </Button>
          ) : null}
          <Button variant="ghost" leading={<Share2 aria-hidden="true" />} onClick={control.onShare}>
            {t.tellFriend}
          </Button>
        </div>
      ) : null}
      <ConfirmOnDemand
        open={reporting && acts.includes('no_show')}
        onOpenChange={setReporting}
        title={t.noShowTitle(name)}
        description={t.noShowText(name)}
        confirmLabel={t.noShow(name)}
        cancelLabel={t.noShowKeep}
        loading={acting === 'no_show'}
        loadingLabel={t.sending}
        onConfirm={() => onAct('no_show')}
      />
      {part === null ? null : (
        <part.MeetupDialog
          key={meetup?.id}
          payment={payment}
          open={suggesting}
          onOpenChange={setSuggesting}
          onChanged={control.onChanged}
        />
      )}
    </div>
  );
}

/** Returns the status in one sentence; null before the first proposal. */
function useNote(payment: Payment, { acts, now }: MeetupControl): string | null {
  const { notes, other } = useMessages(catalogue);
  const { meetup, role } = payment;
  const name = otherFirstName(payment) || other;
  if (meetup === null) return null;
  switch (meetup.status) {
    case 'proposed':
      if (Date.parse(meetup.startsAt) <= now.getTime()) return notes.late;
      return (meetup.proposedBy === role ? notes.proposedByMe : notes.proposedToMe)(name);
    case 'accepted': {
      const [me, hasOtherArrived] = [
        meetup.arrived.includes(role),
        meetup.arrived.some((side) => side !== role),
      ];
      if (me && hasOtherArrived) return notes.arrivedBoth;
      if (hasOtherArrived) return notes.arrivedThem(name);
      if (me) return notes.arrivedMe(name);
      return acts.includes('arrive') || Date.parse(meetup.startsAt) > now.getTime()
        ? notes.accepted
        : notes.late;
    }
    case 'declined':
      return notes.declined;
    case 'missed':
      return (meetup.missedBy === role ? notes.missedByMe : notes.missedByThem)(name);
    case 'met':
      return null;
    default:
      // A newer server may send another status.
      void (meetup.status satisfies never);
      return null;
  }
}
