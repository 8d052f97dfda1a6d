import { HEALTH_DAYS, MAX_HEALTH_DAYS, type CampusDay, type TextMessageFigures } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../kernel/index.js';
import { healthQuery, textFiguresQuery } from '../moderation.queries.js';

/** Selectable periods, in days. */
export const PERIODS = [7, HEALTH_DAYS, MAX_HEALTH_DAYS] as const;
export type Period = (typeof PERIODS)[number];

export type HealthState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly days: readonly CampusDay[] };

export interface CampusHealth {
  readonly state: HealthState;
  /** Figures of text messages; undefined before they are loaded. */
  readonly texts: TextMessageFigures | undefined;
  readonly period: Period;
  readonly onPeriodChange: (change: { period: Period }) => void;
}

/** Loads the campus statistics of the last days. */
export function useCampusHealth(): CampusHealth {
  const [period, setPeriod] = useState<Period>(HEALTH_DAYS);
  const client = useClient();
  const { data, isPending, refetch } = useQuery(healthQuery(client, period));
  const texts = useQuery(textFiguresQuery(client)).data;
  const chosen = { texts, period, onPeriodChange: (change: { period: Period }) => setPeriod(change.period) };
  if (data !== undefined) return { ...chosen, state: { status: 'ready', days: data } };
  return {
    ...chosen,
    state: isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() },
  };
}
