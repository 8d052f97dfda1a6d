import type { Handler } from '../../calls/handlers.js';
import { requireOn, toDelivery } from './deliveries.js';
import type { PartnersContext } from './context.js';

export const testWebhook =
  ({ webhooks, platform, deliveries }: PartnersContext): Handler<'webhooks.test'> =>
  async ({ id }) => {
    requireOn(await webhooks.find(id));
    const ping = { event: 'ping', listingId: null } as const;
    return { data: toDelivery(await platform.db.transaction((tx) => deliveries.add(tx, id, ping))) };
  };
