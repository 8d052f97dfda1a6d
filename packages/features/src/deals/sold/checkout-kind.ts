import type { InputOf, Listing, ListingStatus, Payment } from '@campushive/contract';
import type { ReactNode } from 'react';
import type { Destination } from '../../kernel/index.js';
import type { BundleInCheckout } from './bundle/use-bundle-checkout.js';
import type { SessionChoice } from './session/session-choice.js';
import type { SeriesLesson } from './session/use-series-lesson.js';
import type { PromoChoice } from './ticket/use-promo-code.js';
import type { TicketChoice } from './ticket/use-ticket-choice.js';

/** Choices of a checkout. Each kind reads its own. */
export interface CheckoutChoices {
  /** Tutoring sessions only. */
  readonly session: SessionChoice | null;
  /** Lessons of a weekly series only. */
  readonly series: SeriesLesson | null;
  /** Tickets and packages only. */
  readonly tickets: TicketChoice | null;
  /** Items paid for together. Null for a single item. */
  readonly bundle: BundleInCheckout | null;
  /** Promo code, for tickets only. */
  readonly promo: PromoChoice | null;
}

/** Choices as the calls that start a payment take them, with the visible price, so that the server refuses any other. */
export type ChosenInput = Pick<
  InputOf<'payments.initialize'>,
  | 'bundledIds'
  | 'startsAt'
  | 'hours'
  | 'seriesId'
  | 'quantity'
  | 'kindId'
  | 'promoCode'
  | 'price'
  | 'milestoneId'
  | 'items'
  | 'collectAt'
>;

export interface AmountsProps {
  readonly listing: Listing;
  readonly choices: CheckoutChoices;
  /** Price before fees, in major units. */
  readonly price: number;
}

/** Part of the checkout that depends on the kind of thing sold. */
export interface CheckoutKind {
  /** The choice that the listing's page offers is made, so that there is a price. */
  readonly isChosen: (choices: CheckoutChoices) => boolean;
  /** Shown instead of the form: why nothing can be paid yet. Null for the form. */
  readonly hindrance: (of: { readonly listing: Listing; readonly choices: CheckoutChoices }) => ReactNode;
  /** Price before fees, in major units. `charged` multiplies a unit price as the server does. */
  readonly priceOf: (
    listing: Listing,
    choices: CheckoutChoices,
    charged: (unit: number, units: number) => number,
  ) => number;
  readonly inputOf: (listing: Listing, choices: CheckoutChoices) => ChosenInput;
  /** Chosen parts and the fees. */
  readonly Amounts: (props: AmountsProps) => ReactNode;
  /** One order sells the listing to its buyer, who then cannot pay a second time. */
  readonly isOnce: boolean;
  /** Statuses of a listing that can be paid for. */
  readonly payableIn: readonly ListingStatus[];
  /** The item is held for the buyer during the payment. */
  readonly isReserved: boolean;
  /** An open order of the listing is this checkout's order. `kindId` is the choice in the URL. */
  readonly isSameOrder: (choices: CheckoutChoices, kindId: string | null) => boolean;
  /** Page with the code or the ticket of a paid order. */
  readonly codeAt: (payment: Payment) => Destination;
}
