import { PARTNER_CALLS_A_MINUTE } from '@campushive/contract';
import { calls as contract } from '../../platform/campus.js';
import type { Handlers } from '../../calls/handlers.js';
import { parseInput } from '../../calls/validation.js';
import { findStaff } from '../../accounts/users/roles.js';
import { networkOf } from '../../platform/network-of.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import type { ListingFinder } from '../../catalogue/hives/lists/finding.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { Deliveries, toDelivery } from './deliveries.js';
import { PartnerKeys } from './keys.js';
import { audit, toWebhook, Webhooks } from './webhooks.js';
import { listDeliveries } from './list-deliveries.js';
import { testWebhook } from './test-webhook.js';
import type { PartnersContext } from './context.js';

type PartnerCalls = Handlers<
  | 'partnerKeys.list'
  | 'partnerKeys.create'
  | 'partnerKeys.revoke'
  | 'webhooks.list'
  | 'webhooks.create'
  | 'webhooks.remove'
  | 'webhooks.enable'
  | 'webhooks.test'
  | 'webhooks.deliveries'
  | 'webhooks.resend'
>;

export interface PartnersDeps {
  readonly list: ListingFinder;
  readonly notifyAll: NotificationsModule['notifyAll'];
}

export interface PartnersModule {
  readonly calls: PartnerCalls;
  /** The public list for partners with keys. */
  readonly routes: readonly Route[];
}

/** Requests per minute from one network address, with valid or invalid keys. */
const TRIES_A_MINUTE = 600;

/** Keys and webhooks of partners such as student unions and dormitories. They receive public data only. */
export function createPartnersModule(platform: Platform, deps: PartnersDeps): PartnersModule {
  const { limits } = platform;
  const keys = new PartnerKeys(platform);
  const deliveries = new Deliveries(platform, {
    async switchedOff(tx, hook, now) {
      await audit(tx, 'webhook.disable', hook, null, now);
      const values = { host: new URL(hook.url).host };
      const draft = { type: 'system', kind: 'webhook_disabled', values, subject: null } as const;
      await deps.notifyAll(tx, await findStaff(tx, ['admin']), draft);
    },
  });
  const webhooks = new Webhooks(platform, deliveries);
  const context: PartnersContext = { webhooks, deliveries, platform };

  const calls: PartnerCalls = {
    async 'partnerKeys.list'() {
      const data = await keys.list();
      return { data, count: data.length };
    },
    'partnerKeys.create': async ({ name }, { viewer }) => ({ data: await keys.create(name, viewer) }),
    async 'partnerKeys.revoke'({ id }, { viewer }) {
      await keys.revoke(id, viewer);
      return {};
    },
    async 'webhooks.list'() {
      const rows = await webhooks.list();
      return { data: rows.map(toWebhook), count: rows.length };
    },
    'webhooks.create': async ({ url, events }, { viewer }) => ({
      data: await webhooks.create(url, events, viewer),
    }),
    async 'webhooks.remove'({ id }, { viewer }) {
      await webhooks.remove(id, viewer);
      return {};
    },
    'webhooks.enable': async ({ id }, { viewer }) => ({ data: toWebhook(await webhooks.enable(id, viewer)) }),
    'webhooks.test': testWebhook(context),
    'webhooks.deliveries': listDeliveries(context),
    'webhooks.resend': async ({ id }) => ({ data: toDelivery(await deliveries.resend(id)) }),
  };

  const listings: Route = {
    method: 'GET',
    path: '/partner/listings',
    async handle({ ip, authorization, query }) {
      await limits.hit(`partner-from:${networkOf(ip)}`, TRIES_A_MINUTE, 60);
      const key = await keys.require(authorization, 'listings:read');
      await limits.hit(`partner:${key.id}`, PARTNER_CALLS_A_MINUTE, 60);
      const { hiveType, ...input } = parseInput(contract['hives.list'].input, query);
      const page = await deps.list({ ...input, hive: hiveType }, null);
      return {
        type: 'application/json; charset=utf-8',
        headers: { 'cache-control': 'private, no-store' },
        body: JSON.stringify({ status: 'success', ...page }),
      };
    },
  };
  return { calls, routes: [listings] };
}
