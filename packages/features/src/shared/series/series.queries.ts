import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** What a weekly series would be. */
export interface PlanWanted {
  /** The tutor's listing. */
  readonly id: string;
  readonly startsAt: string;
  readonly hours: number;
  readonly weeks: number;
}

/** Every week of a series that is being chosen; those before stay until it is there. */
export const planQuery = (client: Client, { id, startsAt, hours, weeks }: PlanWanted) =>
  queryOptions({
    // What is free changes with what is booked.
    queryKey: ['bookings', id, 'plan', startsAt, hours, weeks],
    queryFn: async ({ signal }) =>
      (await client.series.plan({ id, startsAt, hours, weeks }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** One weekly series of mine. */
export const seriesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['series', 'one', id],
    queryFn: async ({ signal }) => (await client.series.get({ id }, { signal })).data,
  });

/** The weekly series that a lesson of mine belongs to; null for a single lesson. */
export const seriesOfQuery = (client: Client, payment: string) =>
  queryOptions({
    queryKey: ['series', 'of', payment],
    queryFn: async ({ signal }) => (await client.series.list({ payment }, { signal })).data[0] ?? null,
  });

/** My weekly series that are not over, as a student and as a tutor. */
export const mySeriesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['series', 'mine'],
    queryFn: async ({ signal }) => (await client.series.list({}, { signal })).data,
  });
