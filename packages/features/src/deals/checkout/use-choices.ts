import type { Listing, Payment } from '@campushive/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import { useBundleCheckout } from '../sold/bundle/use-bundle-checkout.js';
import type { CheckoutChoices, CheckoutKind } from '../sold/checkout-kind.js';
import { CHECKOUT_KINDS } from '../sold/checkout-kinds.js';
import { kindOfListing } from '../sold/kinds.js';
import type { SessionChoice } from '../sold/session/session-choice.js';
import {
  useSeriesLesson,
  type SeriesLesson,
  type SeriesLessonState,
} from '../sold/session/use-series-lesson.js';
import { usePromoCode } from '../sold/ticket/use-promo-code.js';
import { chosenIn, useTicketChoice } from '../sold/ticket/use-ticket-choice.js';
import type { CheckoutPhase } from './checkout-phase.js';

/** Parameters of a checkout's URL. */
export interface CheckoutLink {
  readonly hiveId: string;
  /** Reference in the URL after the return from the provider. */
  readonly reference: string | null;
  /** Booked tutoring session. Default: none. */
  readonly session?: SessionChoice | null;
  /** Ticket type or package, for listings with several. Default: none. */
  readonly kindId?: string | null;
  /** Promo code in the URL. Default: none. */
  readonly code?: string | null;
  /** Other items of the bundle. Default: none. */
  readonly bundledIds?: readonly string[];
}

/** Listing of a checkout with the buyer's choices. */
export interface ChosenSale {
  /** First available item of a bundle, else the listing in the URL. */
  readonly hiveId: string;
  readonly listing: UseQueryResult<Listing>;
  /** Null until the listing has loaded. */
  readonly kind: CheckoutKind | null;
  readonly choices: CheckoutChoices;
  readonly series: SeriesLessonState;
  /** Items of a bundle are loading. */
  readonly isPending: boolean;
}

/** Loads the listing, and reads the choices from the URL, or after the return from the payment, when the URL no longer names them. */
export function useChoices(link: CheckoutLink, phase: CheckoutPhase, payment: Payment | null): ChosenSale {
  const client = useClient();
  const { session: requestedSession = null, kindId = null, code = null, bundledIds = [] } = link;
  const isReady = phase.status === 'ready';
  const refused = refusalIn(phase);
  const together = useBundleCheckout(link.hiveId, bundledIds, payment);
  const { leadId: hiveId } = together;
  const bundle = together.bundleOf(refused, isReady);
  const series = useSeriesLesson(requestedSession, payment);
  const session = sessionOf(requestedSession ?? payment?.booking ?? null, series.lesson);
  const listing = useQuery(listingQuery(client, hiveId));
  const kind = listing.data === undefined ? null : together.isBundle ? 'bundle' : kindOfListing(listing.data);
  const isTicket = kind === 'ticket';
  const tickets = useTicketChoice(listing.data, { kindId, payment, refused });
  const promo = usePromoCode({
    hiveId,
    code,
    kindId: tickets?.kind === 'missing' ? 'missing' : (chosenIn(tickets)?.id ?? null),
    quantity: tickets?.quantity ?? 1,
    enabled: isTicket && isReady,
    payment,
  });
  return {
    hiveId,
    listing,
    kind: kind === null ? null : CHECKOUT_KINDS[kind],
    choices: { session, series: series.lesson, tickets, promo: isTicket ? promo : null, bundle },
    series,
    isPending: together.isPending,
  };
}

/** Returns the server's refusal, or null. */
const refusalIn = (phase: CheckoutPhase): unknown =>
  'problem' in phase && phase.problem?.kind === 'refused' ? phase.problem.error : null;

function sessionOf(session: SessionChoice | null, lesson: SeriesLesson | null): SessionChoice | null {
  if (session === null) return null;
  const { startsAt, hours } = session;
  return { startsAt, hours, ...(lesson !== null && { seriesId: lesson.seriesId }) };
}
