import type { Story } from '../../stories.js';
import { bargains } from './bargains.js';
import { chats } from './chats.js';
import { inboxes } from './inboxes.js';
import { notices } from './notices.js';
import { orders } from './orders.js';
import { stalls } from './stalls.js';
import { teaching } from './teaching.js';
import { tickets } from './tickets.js';
import { work } from './work.js';

/** Stories of the students of the demo campus in Ghana. They lead up to now. */
export const demoStories: readonly Story[] = [
  ...[bargains, chats, notices, orders, stalls, teaching, tickets, work].flat(),
  ...inboxes,
];
