import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClock, useConnection, useRealtime, useSession } from '../kernel/index.js';

/** Several changes in a row are asked for once. */
const TOGETHER = 300;

/** Everything that is shown of one listing: its facts, its milestones and its seats. */
function refreshListing(queries: QueryClient, id: string): void {
  for (const queryKey of [
    ['hives', 'listing', id],
    ['hives', 'milestones', id],
    ['events', id],
  ])
    void queries.invalidateQueries({ queryKey });
}

/**
 * What is shown of a listing follows what others do with it: that it is reserved or free again, its price, its places. Also
 * after a gap of the connection, in which nothing was heard.
 */
export function useLiveListing(id: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const clock = useClock();
  const connection = useConnection();
  const session = useSession();
  const member = session.status === 'member';
  const lost = useRef(false);

  useEffect(() => {
    if (!member) return;
    const leave = realtime.watch(id);
    let cancel: (() => void) | null = null;
    const stop = realtime.on('listingChanged', ({ hiveId }) => {
      if (hiveId !== id) return;
      cancel ??= clock.after(TOGETHER, () => {
        cancel = null;
        refresh();
      });
    });
    const refresh = () => refreshListing(queries, id);
    return () => {
      stop();
      leave();
      cancel?.();
    };
  }, [member, realtime, queries, clock, id]);

  useEffect(() => {
    if (connection === 'offline') lost.current = true;
    if (connection !== 'online' || !lost.current) return;
    lost.current = false;
    refreshListing(queries, id);
  }, [connection, queries, id]);
}
