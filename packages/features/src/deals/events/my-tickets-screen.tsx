import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, useClient } from '../../kernel/index.js';
import { ticketsQuery } from './events.queries.js';
import { MyTicketsView, type MyTickets } from './my-tickets-view.js';

/** Page of the viewer's tickets. */
export const MyTicketsScreen = screen(function MyTicketsScreen() {
  const state = useMyTickets();
  return <MyTicketsView state={state} />;
});

function useMyTickets(): MyTickets {
  const client = useClient();
  const query = useInfiniteQuery(ticketsQuery(client));
  const tickets = query.data?.pages.flatMap((page) => page.data);
  if (tickets === undefined) {
    return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
  }
  if (tickets.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    tickets,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
