import { useQuery } from '@tanstack/react-query';
import {
  dayParts,
  hourMinute,
  useClient,
  useClock,
  useDateFormat,
  useMessages,
} from '../../../kernel/index.js';
import { nextSlotQuery } from '../next-slot.queries.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import type { ListingCardProps } from './card-frame.js';

const SIX_DAYS = 6 * 24 * 60 * 60 * 1_000;

/**
 * Returns a tutor's next free time, such as `Next: Fri, 4 pm`, in campus time. Null for
 * the viewer's own or a closed listing, and without a known time. The cards of a list share one request.
 */
export function useNextSlot({ listing, ownMark, unpriced }: ListingCardProps): string | null {
  const client = useClient();
  const t = useMessages(sharedCatalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now().getTime();
  const isOffered = ownMark === undefined && unpriced === undefined && listing.status === 'active';
  const { data = null } = useQuery({
    ...nextSlotQuery(client, listing.id),
    enabled: isOffered,
  });
  if (data === null) return null;
  const { weekday, day, month } = dayParts(data, dateFormat, 'short');
  // Within six days the weekday alone identifies the date.
  const date = Date.parse(data) - now < SIX_DAYS ? weekday : `${day} ${month}`;
  return t.nextFree(`${date}, ${hourMinute(data, dateFormat)}`);
}
