import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';

/** Parameters of a planned weekly series. */
export interface PlanWanted {
  /** Listing of the tutor. */
  readonly id: string;
  readonly startsAt: string;
  readonly hours: number;
  readonly weeks: number;
}

/** Weeks of a series that is being planned. Keeps the previous plan while a new one loads. */
export const planQuery = (client: Client, { id, startsAt, hours, weeks }: PlanWanted) =>
  queryOptions({
    // Under the bookings key, because bookings change the free times.
    queryKey: ['bookings', id, 'plan', startsAt, hours, weeks],
    queryFn: async ({ signal }) =>
      (await client.series.plan({ id, startsAt, hours, weeks }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** Returns the weekly series of the user, by id. */
export const seriesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['series', 'one', id],
    queryFn: async ({ signal }) => (await client.series.get({ id }, { signal })).data,
  });

/** Returns the weekly series that contains one of the user's lessons; null for a single lesson. */
export const seriesOfQuery = (client: Client, payment: string) =>
  queryOptions({
    queryKey: ['series', 'of', payment],
    queryFn: async ({ signal }) => (await client.series.list({ payment }, { signal })).data[0] ?? null,
  });

/** Returns the current weekly series of the user, as a student and as a tutor. */
export const mySeriesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['series', 'mine'],
    queryFn: async ({ signal }) => (await client.series.list({}, { signal })).data,
  });
