import { ApiError } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useDevice, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { calendarQuery } from './settings.queries.js';

export type CalendarState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'none' }
  /** `url` is there from when it was made until this page is left. */
  | { readonly status: 'made'; readonly createdAt: string; readonly url: string | null };

export interface CalendarControl {
  readonly state: CalendarState;
  /** Makes an address; the one before it stops. */
  readonly onMake: () => void;
  readonly making: boolean;
  readonly onStop: () => void;
  readonly stopping: boolean;
  readonly onCopy: (url: string) => void;
  readonly onShare: (url: string) => void;
}

/** The private address at which a calendar finds what the student has agreed on. */
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
    // The owner closed the window that asks for a proof: nothing is to be said about that.
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
  const tell = async (act: Promise<'copied' | 'shared'>, failed: string) => {
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
      void tell(
        device.copy(url).then(() => 'copied' as const),
        t.copyAddressFailed,
      ),
    onShare: (url) => void tell(device.share({ title: t.calendar, text: url }), t.shareAddressFailed),
  };

  function stateOf(): CalendarState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const { createdAt } = query.data;
    if (createdAt === null) return { status: 'none' };
    // One that was made elsewhere since has another time, and this one's address no longer works.
    const url = make.data?.createdAt === createdAt ? make.data.url : null;
    return { status: 'made', createdAt, url };
  }
}
