import {
  MAX_PARTNER_KEYS,
  MAX_WEBHOOKS,
  type PartnerKey,
  type Webhook,
  type WebhookDelivery,
} from '@campushive/contract';
import { webhookEventFor } from '@campushive/contract/rules/webhook-events';
import { endOf } from './listing-presenter.js';
import { pageOf, refuse, type InMemoryCalls, type State, type StoredListing, type Student } from './state.js';

type PartnerCalls = InMemoryCalls<
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

/** In-memory calls for partners' keys and webhooks. Deliveries stay pending. */
export function partnerCalls(state: State): PartnerCalls {
  const hookOf = (id: string) => state.webhooks.find((one) => one.id === id) ?? refuse('not_found');
  const requireOn = (hook: Webhook) => (hook.disabledAt === null ? hook : refuse('conflict'));
  const set = (hook: Webhook) => {
    state.webhooks = state.webhooks.map((one) => (one.id === hook.id ? hook : one));
    return hook;
  };
  return {
    'partnerKeys.list': () => ({ data: [...state.partnerKeys], count: state.partnerKeys.length }),
    'partnerKeys.create'({ name }, me) {
      if (state.partnerKeys.length >= MAX_PARTNER_KEYS) refuse('limit_reached');
      const id = state.nextId();
      const key = `chp_${id.replaceAll('-', '').padStart(43, 'k')}`;
      const made: PartnerKey = {
        ...{ id, name, hint: key.slice(0, 8), scopes: ['listings:read'], createdBy: me.name },
        ...{ createdAt: state.now().toISOString(), lastUsedAt: null },
      };
      state.partnerKeys = [made, ...state.partnerKeys];
      log(state, me, 'partner_key.create', { type: 'partner_key', id }, { name });
      return { data: { ...made, key } };
    },
    'partnerKeys.revoke'({ id }, me) {
      const found = state.partnerKeys.find((one) => one.id === id) ?? refuse('not_found');
      state.partnerKeys = state.partnerKeys.filter((one) => one !== found);
      log(state, me, 'partner_key.revoke', { type: 'partner_key', id }, { name: found.name });
      return {};
    },
    'webhooks.list': () => ({ data: [...state.webhooks], count: state.webhooks.length }),
    'webhooks.create'({ url, events }, me) {
      if (state.webhooks.length >= MAX_WEBHOOKS) refuse('limit_reached');
      const id = state.nextId();
      const made: Webhook = {
        ...{ id, url, events: [...new Set(events)], createdAt: state.now().toISOString() },
        ...{ failingSince: null, disabledAt: null },
      };
      state.webhooks = [made, ...state.webhooks];
      logHook(state, me, 'webhook.create', made);
      return { data: { ...made, secret: `whsec_${btoa(id)}` } };
    },
    'webhooks.remove'({ id }, me) {
      const found = hookOf(id);
      state.webhooks = state.webhooks.filter((one) => one !== found);
      state.webhookDeliveries = state.webhookDeliveries.filter(({ webhookId }) => webhookId !== id);
      logHook(state, me, 'webhook.remove', found);
      return {};
    },
    'webhooks.enable'({ id }, me) {
      const on = set({ ...hookOf(id), failingSince: null, disabledAt: null });
      logHook(state, me, 'webhook.enable', on);
      return { data: on };
    },
    'webhooks.test'({ id }) {
      requireOn(hookOf(id));
      return { data: addDelivery(state, id, { event: 'ping', listingId: null }) };
    },
    'webhooks.deliveries'({ id, cursor, limit }) {
      hookOf(id);
      const found = state.webhookDeliveries.filter(({ webhookId }) => webhookId === id);
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map(({ delivery }) => delivery), pagination };
    },
    'webhooks.resend'({ id }) {
      const found = state.webhookDeliveries.find(({ delivery }) => delivery.id === id) ?? refuse('not_found');
      requireOn(hookOf(found.webhookId));
      const again = {
        ...found.delivery,
        state: 'waiting',
        tries: 0,
        nextTryAt: state.now().toISOString(),
      } as const;
      state.webhookDeliveries = state.webhookDeliveries.map((one) =>
        one === found ? { ...one, delivery: again } : one,
      );
      return { data: again };
    },
  };
}

function addDelivery(
  state: State,
  webhookId: string,
  what: Pick<WebhookDelivery, 'event' | 'listingId'>,
): WebhookDelivery {
  const at = state.now().toISOString();
  const delivery: WebhookDelivery = {
    ...{ id: state.nextId(), ...what, state: 'waiting', tries: 0 },
    ...{ failure: null, responseStatus: null, createdAt: at, lastTriedAt: null, nextTryAt: at },
  };
  state.webhookDeliveries = [{ webhookId, delivery }, ...state.webhookDeliveries];
  return delivery;
}

/** Creates webhook events for listings that became findable or stopped being so since the previous call. Runs after each call. */
export function announceListings(state: State): void {
  for (const listing of state.listings) {
    if (listing.status === 'draft' || listing.removed?.from === 'draft') continue;
    const before = state.wasListed.get(listing);
    const isListed = canBeFound(listing, state.now());
    if (before === isListed) continue;
    state.wasListed.set(listing, isListed);
    const facts = { isNew: before === undefined, isListed, isEvent: listing.hive === 'buzz' };
    for (const { id, events, disabledAt } of state.webhooks) {
      if (disabledAt !== null) continue;
      const event = webhookEventFor({ ...facts, events, lastSent: lastSent(state, id, listing) });
      if (event !== null) addDelivery(state, id, { event, listingId: listing.id });
    }
  }
}

function canBeFound(listing: StoredListing, now: Date): boolean {
  const end = endOf(listing);
  return (listing.status === 'active' || listing.status === 'reserved') && (end === null || end > now);
}

function lastSent(state: State, webhookId: string, { id }: StoredListing) {
  const newest = state.webhookDeliveries.find(
    (one) => one.webhookId === webhookId && one.delivery.listingId === id,
  )?.delivery.event;
  return newest === 'ping' ? undefined : newest;
}

function log(
  state: State,
  actor: Student,
  action: string,
  target: { type: string; id: string },
  details: Record<string, string>,
): void {
  state.audit.push({ actor, action, target, reason: null, details, createdAt: state.now().toISOString() });
}

const logHook = (state: State, me: Student, action: string, { id, url }: Webhook): void =>
  log(state, me, action, { type: 'webhook', id }, { host: new URL(url).host });
