import type { PaidMilestone } from '@campushive/contract';
import { bundleName } from '@campushive/contract/notification-templates/bundle-name';
import { milestoneName } from '@campushive/contract/notification-templates/milestone-name';
import type { NotificationParams } from '@campushive/contract/notification-templates/params';
import type { OrderRow } from '../payments/orders/orders.js';

type Named = Pick<
  OrderRow,
  'listingTitle' | 'moreItems' | 'milestoneId' | 'milestoneNumber' | 'milestoneCount' | 'milestoneTitle'
>;

/** Returns the milestone that an order pays; null for everything else. */
export function milestoneOf(order: Omit<Named, 'listingTitle' | 'moreItems'>): PaidMilestone | null {
  const { milestoneId: id, milestoneNumber: number, milestoneCount: count, milestoneTitle: title } = order;
  return id === null || number === null || count === null || title === null
    ? null
    : { id, number, count, title };
}

/** Fields of an order that name it in a notification: its title, the number of further items in a bundle, and the paid milestone. */
export function namesOf(
  order: Named,
): Pick<NotificationParams['payment_made'], 'listing' | 'more' | 'milestone'> {
  const { listingTitle, moreItems } = order;
  const milestone = milestoneOf(order);
  return {
    listing: listingTitle,
    ...(moreItems > 0 && { more: moreItems }),
    ...(milestone !== null && {
      milestone: { number: milestone.number, count: milestone.count, title: milestone.title },
    }),
  };
}

/** Returns an order's name in one language: `Desk lamp and 2 more items`, `My thesis · Milestone 2 of 3: First draft`. */
export function nameIn(order: Named, language: string): string {
  const milestone = milestoneOf(order);
  const name = bundleName(order.listingTitle, order.moreItems, language);
  return milestone === null ? name : `${name} · ${milestoneName(milestone, language)}`;
}
