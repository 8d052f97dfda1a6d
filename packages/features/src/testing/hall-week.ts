import type { Client } from '@campushive/contract';
import { NOW } from './fixtures.js';

const WEEK = 7 * 86_400_000;

/** Posts an event as its organiser and returns its id. Default: next week. */
export async function hallWeek(
  organiser: Client,
  change: {
    readonly title?: string;
    readonly capacity?: number;
    readonly admission?: 'free' | 'paid';
    readonly price?: number;
    readonly eventDate?: string;
  },
): Promise<string> {
  const { data } = await organiser.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food',
    eventDate: new Date(NOW.getTime() + WEEK).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
    ...change,
  });
  return data.id;
}
