import { useEffect } from 'react';
import { useRealtime, useSession } from '../../kernel/index.js';

/** Subscribes to changes of a listing while it is displayed. `useLiveCache` refetches the affected queries. */
export function useLiveListing(id: string): void {
  const realtime = useRealtime();
  const isMember = useSession().status === 'member';
  useEffect(() => (isMember ? realtime.watch(id) : undefined), [isMember, realtime, id]);
}
