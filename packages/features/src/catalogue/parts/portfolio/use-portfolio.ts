import type { PortfolioPicture } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { portfolioQuery } from './portfolio.queries.js';

/** State of a portfolio: loading, failed, empty or ready. */
export type PortfolioState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly pictures: readonly PortfolioPicture[] };

/** Loads the pictures of a student's work. */
export function usePortfolio(studentId: string): PortfolioState {
  const query = useQuery(portfolioQuery(useClient(), studentId));
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
  return query.data.length === 0 ? { status: 'empty' } : { status: 'ready', pictures: query.data };
}
