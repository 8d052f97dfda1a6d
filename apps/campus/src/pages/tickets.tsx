export { MyTicketsScreen as default } from '@campushive/features/events';
