import { useQuery } from '@tanstack/react-query';
import {
  dayParts,
  hourMinute,
  useClient,
  useClock,
  useDateFormat,
  useMessages,
} from '../../../kernel/index.js';
import { nextSlotQuery } from '../../../deals/parts/slots/next-slot.queries.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import type { ListingCardProps } from './card-frame.js';

const SIX_DAYS = 6 * 24 * 60 * 60 * 1_000;

/**
 * Returns a tutor's next free time, such as `Next: Fri, 4:00 pm`, in campus time. Null outside lists that compare
 * tutors, and without a known time. The cards of a list share one request.
 */
export function useNextSlot({
  listing,
  showHive = false,
  category,
  ownMark,
  unpriced,
}: ListingCardProps): string | null {
  const client = useClient();
  const t = useMessages(sharedCatalogue);
  const dateFormat = useDateFormat();
  const now = useClock().now().getTime();
  const isCompared = !showHive || category !== undefined;
  const isOffered = ownMark === undefined && unpriced === undefined && listing.status === 'active';
  const { data = null } = useQuery({
    ...nextSlotQuery(client, listing.id),
    enabled: isCompared && isOffered,
  });
  if (data === null) return null;
  const { weekday, day, month } = dayParts(data, dateFormat, 'short');
  // Within six days the weekday alone identifies the date.
  const date = Date.parse(data) - now < SIX_DAYS ? weekday : `${day} ${month}`;
  return t.nextFree(`${date}, ${hourMinute(data, dateFormat)}`);
}
