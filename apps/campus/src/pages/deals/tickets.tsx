export { MyTicketsScreen as default, prefetchMyTickets as prefetch } from '@campushive/features/events';
