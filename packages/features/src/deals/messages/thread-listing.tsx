import { itemOf, saleOf, type Conversation, type ConversationListing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Price } from '@campushive/ui/price';
import { type Destination, Link, useClock, useMessages, useMoney } from '../../kernel/index.js';
import { useOrderName } from '../parts/bundle/use-order-name.js';
import { useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { bargainIn, isAgreed, isLive, MakeOffer, mayOffer } from '../parts/offers/index.js';
import { dealStateOf } from './deal-state.js';
import { DealWords } from './deal-words.js';
import { catalogue } from '../../talk/messages/messages.catalogue.js';

/** Returns true when neither participant can make an offer. */
const isClosedDeal = ({ dealsBlocked, otherParticipant }: Conversation): boolean =>
  dealsBlocked || otherParticipant.name === null;

interface ThreadListingProps {
  conversation: Conversation;
  /** Listing of the conversation. */
  listing: ConversationListing;
  /** Leads to the offer that the viewer must reply to. */
  onAnswer: () => void;
}

/** Listing of a conversation, with the state of the deal and its next step. */
export function ThreadListing({ conversation, listing, onAnswer }: ThreadListingProps) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const state = dealStateOf(conversation, now);
  const orderName = useOrderName();
  const step = useNextStep(conversation, listing);
  const bargain = isClosedDeal(conversation) ? null : bargainIn(conversation);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-gutter py-2 @max-3xs:min-h-11 @max-3xs:flex-nowrap">
      <Link
        to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}
        className="flex min-h-11 min-w-0 grow basis-40 items-center gap-3 rounded-chip hover:underline"
      >
        {listing.photo === null ? null : (
          <img
            src={
              listing.photo.variants.find((variant) => variant.format === 'webp')?.url ?? listing.photo.url
            }
            alt=""
            width={40}
            height={40}
            className="size-10 rounded-chip object-cover @max-3xs:hidden"
          />
        )}
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold">
            {orderName(listing.title, listing.order?.moreItems ?? 0)}
          </span>
          <span className="block truncate text-sm text-fg-muted @max-3xs:sr-only">
            {state === null || state.kind === 'agreed' ? (
              <DealPrice listing={listing} agreed={state?.amount ?? null} />
            ) : (
              <DealWords state={state} />
            )}
          </span>
        </span>
      </Link>
      {/* Side by side, or stacked with large text. */}
      <span className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">
        {bargain !== null && mayOffer(bargain, now) ? (
          <MakeOffer key={conversation.id} bargain={bargain} size="sm">
            {t.makeOffer}
          </MakeOffer>
        ) : null}
        {bargain !== null && state?.kind === 'offer' && state.mine ? (
          <Button size="sm" variant="secondary" onClick={onAnswer}>
            {t.answerOffer}
          </Button>
        ) : step === null ? null : (
          <Button asChild size="sm" variant={step.urgent ? 'primary' : 'outline'}>
            <Link to={step.to}>{step.label}</Link>
          </Button>
        )}
      </span>
    </div>
  );
}

interface Step {
  readonly to: Destination;
  readonly label: string;
  /** The viewer's turn. */
  readonly urgent: boolean;
}

function useNextStep(
  { offer, otherParticipant, dealsBlocked }: Conversation,
  { order, ...listing }: ConversationListing,
): Step | null {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const now = useClock().now();
  const { hiveTypeId: hive, id } = listing;
  if (order !== null) {
    const to = { to: 'payment', id: order.id } as const;
    const isBuyer = order.role === 'buyer';
    switch (order.status) {
      case 'pending_payment':
        return isBuyer ? { to: { to: 'checkout', hive, id }, label: t.continuePaying, urgent: true } : null;
      case 'held':
        if (itemOf(hive) === 'ticket') return { to, label: t.seeOrder, urgent: false };
        return { to, label: isBuyer ? t.showCode : t.enterCode, urgent: true };
      case 'released':
      case 'paid_out':
        return { to, label: t.reviewDeal, urgent: false };
      default:
        return { to, label: t.seeOrder, urgent: false };
    }
  }
  const sale = saleOf(hive);
  // Excludes sessions, tickets and gigs, which start on their own page.
  const isBuyable =
    sale === 'purchase' &&
    itemOf(hive) === 'listing' &&
    listing.status === 'active' &&
    listing.price > 0 &&
    !dealsBlocked;
  // Excludes agreed prices, which are paid from the offer.
  if (!isBuyable || listing.postedById !== otherParticipant.id || isAgreed(offer, now)) return null;
  const total = money(totalOf(sale, listing.deposit ?? listing.price));
  return { to: { to: 'checkout', hive, id }, label: t.payTotal(total), urgent: !isLive(offer, now) };
}

/** Agreed price from an offer or a chosen application, or else the listed price. */
function DealPrice({ listing, agreed }: { listing: ConversationListing; agreed: number | null }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const amount = agreed ?? listing.price;
  return (
    <>
      <Price amount={amount === 0 ? t.free : money(amount)} />
      {agreed === null ? null : ` · ${t.agreedPrice}`}
    </>
  );
}
