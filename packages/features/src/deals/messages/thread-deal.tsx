import type { ThreadDealSlots } from '../../talk/messages/deal-slots.js';
import { ThreadListing } from './thread-listing.js';
import { ThreadMeetup } from './thread-meetup.js';
import { ThreadOffer } from './thread-offer.js';
import { ThreadSeries } from './thread-series.js';

/** Deal of an open conversation: listing and next step in the header; offer, meeting and lessons after the newest message. */
export const threadDeal: ThreadDealSlots = {
  header: (of) => <ThreadListing {...of} />,
  cards: ({ conversation, offer }) => (
    <>
      {conversation.dealsBlocked ? null : <ThreadOffer conversation={conversation} ref={offer} />}
      <ThreadMeetup conversation={conversation} />
      <ThreadSeries conversation={conversation} />
    </>
  ),
};
