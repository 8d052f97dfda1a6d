import { SECOND } from '@campushive/contract';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClock, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';

export interface ReservedForProps {
  /** End of the reservation, as an ISO date. */
  until: string;
}

/** Time left on the buyer's reservation, in minutes and seconds. Hidden after it ends. */
export function ReservedFor({ until }: ReservedForProps) {
  const t = useMessages(catalogue);
  const clock = useClock();
  const end = Date.parse(until);
  const secondsLeft = () => Math.ceil((end - clock.now().getTime()) / SECOND);
  const [remaining, setRemaining] = useState(secondsLeft);
  useEffect(() => {
    const stop = clock.every(SECOND, () => {
      const now = Math.ceil((end - clock.now().getTime()) / SECOND);
      setRemaining(now);
      if (now <= 0) stop();
    });
    return stop;
  }, [clock, end]);
  if (remaining <= 0) return null;
  const clockFace = `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}`;
  return (
    <p className="flex flex-wrap items-center justify-center gap-1.5 text-sm text-fg-muted">
      <Hourglass aria-hidden="true" className="size-4 shrink-0" />
      {t.keptForYou}
      <span
        role="timer"
        aria-label={t.keptForYou}
        suppressHydrationWarning
        className="font-bold tabular-nums text-fg"
      >
        {clockFace}
      </span>
    </p>
  );
}
