import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useDevice, useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { calendarQuery } from './settings.queries.js';

export type CalendarState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'none' }
  /** `url` is available after creation until the page is left. */
  | { readonly status: 'made'; readonly createdAt: string; readonly url: string | null };

export interface CalendarControl {
  readonly state: CalendarState;
  /** Creates a feed URL. Replaces the previous one, which stops working. */
  readonly onMake: () => void;
  readonly making: boolean;
  readonly onStop: () => void;
  readonly stopping: boolean;
  readonly onCopy: (url: string) => void;
  readonly onShare: (url: string) => void;
}

/** Manages the private calendar feed of the student's appointments. */
export function useCalendar(): CalendarControl {
  const client = useClient();
  const device = useDevice();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const { queryKey, ...options } = calendarQuery(client);
  const query = useQuery({ queryKey, ...options });
  const refuse = (error: unknown, fallback: string) => {
    // Shows no error when the user closes the proof dialog.
    if (error instanceof ApiError && error.code === 'step_up_required') return;
    toast({ tone: 'danger', title: failureText(error, fallback) });
  };

  const make = useMutation({
    mutationFn: async () => (await client.calendar.create({})).data,
    onSuccess: ({ createdAt }) => queries.setQueryData(queryKey, { createdAt }),
    onError: (error) => refuse(error, t.makeAddressFailed),
  });
  const stop = useMutation({
    mutationFn: () => client.calendar.remove({}),
    onSuccess() {
      make.reset();
      queries.setQueryData(queryKey, { createdAt: null });
      toast({ tone: 'success', title: t.calendarStopped });
    },
    onError: (error) => refuse(error, t.stopCalendarFailed),
  });
  const notifyOutcome = async (act: Promise<'copied' | 'shared'>, failed: string) => {
    try {
      if ((await act) === 'copied') toast({ tone: 'success', title: t.addressCopied });
    } catch {
      toast({ tone: 'danger', title: failed });
    }
  };

  return {
    state: stateOf(),
    onMake: () => make.mutate(),
    making: make.isPending,
    onStop: () => stop.mutate(),
    stopping: stop.isPending,
    onCopy: (url) =>
      void notifyOutcome(
        device.copy(url).then(() => 'copied' as const),
        t.copyAddressFailed,
      ),
    onShare: (url) =>
      void notifyOutcome(device.share({ title: t.calendar, text: url }), t.shareAddressFailed),
  };

  function stateOf(): CalendarState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const { createdAt } = query.data;
    if (createdAt === null) return { status: 'none' };
    // Hides a URL that no longer works, because the feed was created again elsewhere.
    const url = make.data?.createdAt === createdAt ? make.data.url : null;
    return { status: 'made', createdAt, url };
  }
}
