import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { dashboard } from '../entities/dashboard.js';

export const dashboardCalls = {
  'dashboard.get': defineCall({
    summary: 'My figures, activity, deadlines, recommendations and news in one answer',
    who: 'member',
    input: z.strictObject({}),
    output: dashboard,
    errors: [],
  }),
};
