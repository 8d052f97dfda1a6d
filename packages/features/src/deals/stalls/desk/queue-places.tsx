import { STALL_HIVE } from '@campushive/contract';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { Banknote, Bell, BellOff, Store, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMessages, useMoney, type Destination } from '../../../kernel/index.js';
import { catalogue } from './stall-desk.catalogue.js';
import { playTones } from './use-new-order-sound.js';
import type { StallQueue } from './use-stall-queue.js';

interface QueuePlacesProps {
  queue: Pick<StallQueue, 'sound' | 'onSound'>;
  /** Sum of today's sales. Null until known. */
  today: number | null;
  stallId: string;
}

/** Links to the rest of the stall, and the switch of the sound. */
export function QueuePlaces({ queue, today, stallId }: QueuePlacesProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <nav aria-label={t.queue} className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))]">
      <Place to={{ to: 'stallForm' }} icon={<Utensils aria-hidden="true" className="size-5" />}>
        {t.prices}
      </Place>
      <Place
        to={{ to: 'listing', hive: STALL_HIVE, id: stallId }}
        icon={<Store aria-hidden="true" className="size-5" />}
      >
        {t.see}
      </Place>
      <Place to={{ to: 'payments' }} icon={<Banknote aria-hidden="true" className="size-5" />}>
        {t.today(money(today ?? 0))}
      </Place>
      <UnstyledButton
        aria-pressed={queue.sound}
        aria-label={queue.sound ? t.soundOn : t.soundOff}
        onClick={() => {
          if (!queue.sound) playTones();
          queue.onSound(!queue.sound);
        }}
        className={PLACE}
      >
        {queue.sound ? (
          <Bell aria-hidden="true" className="size-5" />
        ) : (
          <BellOff aria-hidden="true" className="size-5" />
        )}
        {t.sound}
      </UnstyledButton>
    </nav>
  );
}

const PLACE =
  'grid min-h-12 content-center justify-items-center gap-0.5 rounded-control text-center text-xs leading-tight hover:bg-fill';

function Place({ to, icon, children }: { to: Destination; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={PLACE}>
      {icon}
      {children}
    </Link>
  );
}
