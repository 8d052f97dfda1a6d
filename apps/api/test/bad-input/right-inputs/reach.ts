import type { CallName } from '@campushive/contract';
import { nothing, right, webhookOf, type RightInput } from '../ingredients.js';

/** Right inputs of the calls of reach. */
export const reachInputs = {
  'calendar.get': nothing,
  'calendar.create': nothing,
  'calendar.remove': nothing,
  'dashboard.get': right(() => ({
    ...{ university: 'ug', near: 'ug', first: 'ug', hall: 'volta-hall', firstHall: 'legon-hall' },
  })),
  'partnerKeys.list': nothing,
  'partnerKeys.create': right(() => ({ name: 'Student union' })),
  'partnerKeys.revoke': right(async ({ me }) => ({
    id: (await me.client.partnerKeys.create({ name: 'Student union' })).data.id,
  })),
  'webhooks.list': nothing,
  'webhooks.create': right(() => ({ url: 'https://union.example/hook', events: ['event.announced'] })),
  'webhooks.remove': right(webhookOf),
  'webhooks.enable': right(webhookOf),
  'webhooks.test': right(webhookOf),
  'webhooks.deliveries': right(async (world) => ({ ...(await webhookOf(world)), limit: '5' })),
  'webhooks.resend': right(async (world) => ({
    id: (await world.me.client.webhooks.test(await webhookOf(world))).data.id,
  })),
  'home.get': nothing,
  'topics.list': nothing,
  'contact.send': right(({ newEmail }) => ({
    name: 'Ama Owusu',
    email: newEmail(),
    subject: 'A question',
    message: 'Where do I find my code?',
    website: '',
  })),
  'feedback.send': right(() => ({
    title: 'Dark maps',
    description: 'At night the map is too bright.',
    category: 'feature',
  })),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;
