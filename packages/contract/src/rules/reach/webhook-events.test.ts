import { expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '../../partners.js';
import { webhookEventFor, type WebhookFacts } from './webhook-events.js';

const posted: WebhookFacts = {
  isNew: true,
  isListed: true,
  isEvent: false,
  lastSent: undefined,
  events: WEBHOOK_EVENTS,
};

it.each<[string, Partial<WebhookFacts>, ReturnType<typeof webhookEventFor>]>([
  ['a new listing', {}, 'listing.posted'],
  ['a new event', { isEvent: true }, 'event.announced'],
  ['the same once more', { lastSent: 'listing.posted' }, null],
  ['another price', { isNew: false, lastSent: 'listing.posted' }, null],
  ['another price of what was there before the webhook', { isNew: false }, null],
  ['a sale', { isNew: false, isListed: false, lastSent: 'listing.posted' }, 'listing.closed'],
  ['a sale of what was there before the webhook', { isNew: false, isListed: false }, 'listing.closed'],
  ['its deletion after the sale', { isNew: false, isListed: false, lastSent: 'listing.closed' }, null],
  ['a listing that is back', { isNew: false, lastSent: 'listing.closed' }, 'listing.posted'],
  ['an event that is back', { isNew: false, isEvent: true, lastSent: 'listing.closed' }, 'event.announced'],
  ['what it does not listen for', { events: ['listing.closed'] }, null],
])('chooses the webhook event for %s', (_what, facts, expected) =>
  expect(webhookEventFor({ ...posted, ...facts })).toBe(expected),
);
