import type { Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { dayParts, hourMinute, useClient, useDateFormat } from '../../kernel/index.js';
import { nextSlotQuery } from '../../deals/parts/slots/next-slot.queries.js';

/** Returns a tutor's next free time in campus time; null when it is unknown. */
export function useNextSlot({ id, academiaDetails, status }: Listing): string | null {
  const client = useClient();
  const dateFormat = useDateFormat();
  const enabled = academiaDetails !== undefined && status === 'active';
  const { data = null } = useQuery({ ...nextSlotQuery(client, id), enabled });
  if (data === null) return null;
  const { weekday, day, month } = dayParts(data, dateFormat, 'short');
  return `${weekday} ${day} ${month}, ${hourMinute(data, dateFormat)}`;
}
