import { useEffect } from 'react';
import { useRealtime, useSession } from '../kernel/index.js';

/** Subscribes to changes of a listing while the page shows it. `useLiveCache` refetches what they make out of date. */
export function useLiveListing(id: string): void {
  const realtime = useRealtime();
  const isMember = useSession().status === 'member';
  useEffect(() => (isMember ? realtime.watch(id) : undefined), [isMember, realtime, id]);
}
