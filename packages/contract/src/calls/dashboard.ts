import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { dashboard } from '../entities/dashboard.js';
import { listingFilters } from './hives.js';

export const dashboardCalls = {
  'dashboard.get': defineCall({
    summary: 'Get your dashboard',
    who: 'member',
    input: z.strictObject({ first: listingFilters.first }),
    output: dashboard,
    errors: [],
  }),
};
