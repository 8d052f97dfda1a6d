import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { dashboard } from '../../entities/reach/dashboard.js';
import { listingFilters } from '../catalogue/listing-filters.js';

const { university, near, first, hall, firstHall } = listingFilters;

/** The call for the viewer's dashboard. The places in its input apply to the recommended listings. */
export const dashboardCalls = {
  'dashboard.get': defineCall({
    summary: 'Get your dashboard',
    who: 'member',
    input: z.strictObject({ university, near, first, hall, firstHall }),
    output: dashboard,
    errors: [],
  }),
};
