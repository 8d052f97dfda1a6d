import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { service } from '../../entities/catalogue/service.js';
import { SERVICE_KINDS, SERVICE_OFFERS } from '../../catalogue/services.js';
import { listingFilters, pricesInOrder } from './listing-filters.js';

const {
  topic: _topic,
  condition: _condition,
  eventType: _eventType,
  when: _when,
  ...filters
} = listingFilters;

/** The call for the list of services and tasks in Find Services. */
export const services = {
  'services.list': defineCall({
    summary: 'List services and gigs',
    who: 'anyone-or-member',
    input: z
      .strictObject({
        kind: z.optional(z.enum(SERVICE_KINDS)),
        offer: z.optional(z.enum(SERVICE_OFFERS)),
        ...filters,
      })
      .check(pricesInOrder),
    output: z.array(service),
    answers: 'page',
    errors: [],
  }),
};
