import { itemOf, type Conversation } from '@campushive/contract';
import { MeetupOnDemand } from '../parts/meetups/meetup-on-demand.js';
import { isClosed } from '../../talk/messages/thread/thread-closed.js';

/** Meeting place and time while money is held. Hidden for tickets, which are shown at the door. */
export function ThreadMeetup({ conversation }: { conversation: Conversation }) {
  const { listing } = conversation;
  if (listing?.order?.status !== 'held' || itemOf(listing.hiveTypeId) === 'ticket') return null;
  if (isClosed(conversation)) return null;
  return (
    <div className="mx-auto mt-4 w-full max-w-md">
      <MeetupOnDemand key={listing.order.id} orderId={listing.order.id} />
    </div>
  );
}
