import type { Credit, Payout, PayoutAccount } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callProblem, useClient, useMessages, type CallProblem } from '../../kernel/index.js';
import { PAYOUTS } from '../data.js';
import { catalogue } from './payouts.catalogue.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';
import { creditsQuery, payoutsQuery } from './payouts.queries.js';
import { useAccountForm, type AccountForm } from './use-account-form.js';

/** States of the payouts. */
export type PayoutsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly account: PayoutAccount;
      readonly payouts: readonly Payout[];
      /** Loads the next page. Null at the end. */
      readonly loadMore: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Credits of the student. Loaded separately, so that the page does not wait for them. */
export type CreditsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly credits: readonly Credit[];
      /** Loads the next page. Null at the end. */
      readonly loadMore: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Payouts of the viewer, and the account that receives them. */
export interface Payouts {
  readonly state: PayoutsState;
  readonly credits: CreditsState;
  readonly form: AccountForm;
  readonly onPayNow: () => void;
  readonly paying: boolean;
  readonly problem: CallProblem | null;
}

/** Loads a seller's balance and payouts. Server events refresh them. */
export function usePayouts(): Payouts {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const form = useAccountForm();
  const account = useQuery(payoutAccountQuery(client));
  const list = useInfiniteQuery(payoutsQuery(client));
  const credits = useInfiniteQuery(creditsQuery(client));
  const pay = useMutation({
    mutationFn: () => client.payouts.create({}),
    async onSuccess() {
      toast({ tone: 'success', title: t.requested });
      await queries.invalidateQueries({ queryKey: PAYOUTS });
    },
  });

  return {
    state: stateOf(),
    credits: creditsOf(),
    form,
    onPayNow() {
      if (!pay.isPending) pay.mutate();
    },
    paying: pay.isPending,
    problem: pay.error === null ? null : callProblem(pay.error),
  };

  function creditsOf(): CreditsState {
    if (credits.data !== undefined) {
      return {
        status: 'ready',
        credits: credits.data.pages.flatMap((page) => page.data),
        loadMore: credits.hasNextPage ? () => void credits.fetchNextPage() : null,
        loadingMore: credits.isFetchingNextPage,
      };
    }
    return credits.isPending
      ? { status: 'loading' }
      : { status: 'failed', retry: () => void credits.refetch() };
  }

  function stateOf(): PayoutsState {
    if (account.data !== undefined && list.data !== undefined) {
      return {
        status: 'ready',
        account: account.data,
        payouts: list.data.pages.flatMap((page) => page.data),
        loadMore: list.hasNextPage ? () => void list.fetchNextPage() : null,
        loadingMore: list.isFetchingNextPage,
      };
    }
    if (account.isPending || list.isPending) return { status: 'loading' };
    return {
      status: 'failed',
      retry() {
        void account.refetch();
        void list.refetch();
      },
    };
  }
}
