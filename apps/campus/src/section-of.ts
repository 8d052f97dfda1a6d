import type { Section } from '@campushive/features/dashboard-layout';
import { PATHS } from './destinations.js';

const SECTIONS: readonly [prefix: string, section: Section][] = [
  [PATHS.post, 'post'],
  [PATHS.hives, 'hives'],
  [PATHS.stalls, 'hives'],
  [PATHS.stallQueue, 'myListings'],
  [PATHS.safeDeals, 'post'],
  ['/dashboard/stall-orders/', 'payments'],
  // Wanted posts are reached from the hives.
  [PATHS.wanted, 'hives'],
  [PATHS.messages, 'messages'],
  [PATHS.payments, 'payments'],
  [PATHS.payouts, 'payments'],
  [PATHS.favorites, 'favorites'],
  [PATHS.services, 'services'],
  [PATHS.moderation, 'moderation'],
  [PATHS.myListings, 'myListings'],
  ['/dashboard/appeals/', 'myListings'],
  [PATHS.myWork, 'myWork'],
  [PATHS.profile, 'profile'],
  [PATHS.settings, 'settings'],
  [PATHS.tickets, 'tickets'],
  [PATHS.help, 'help'],
];

/** Returns the dashboard section of a page, which menus highlight. */
export function sectionOf(pathname: string): Section {
  const found = SECTIONS.find(([prefix]) => pathname.startsWith(prefix));
  return found?.[1] ?? (pathname === PATHS.dashboard ? 'dashboard' : 'other');
}
