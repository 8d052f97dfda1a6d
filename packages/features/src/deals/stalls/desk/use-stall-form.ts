import { ApiError, type FieldErrors, type Stall } from '@campushive/contract';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useClock,
  useNavigation,
  useUser,
  type CallProblem,
} from '../../../kernel/index.js';
import { useDraft } from '../../../base/parts/drafts/index.js';
import { STALLS, stallKey } from '../../data.js';
import { myStallQuery } from '../parts/stalls.queries.js';
import {
  draftOf,
  errorsOf,
  isUploading,
  unfinishedItemIn,
  newStall,
  STALL_ITEM,
  toStallInput,
  withUnfinishedItem,
  type StallDraft,
} from './stall-draft.js';

type StallFormState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** Open stall of the viewer. Null for a new one. */
      readonly stall: Stall | null;
      readonly draft: StallDraft;
    };

/** Form of a new stall, or of the viewer's open one. */
export interface StallForm {
  readonly state: StallFormState;
  readonly onChange: (change: Partial<StallDraft>) => void;
  readonly errors: FieldErrors;
  readonly onSave: () => void;
  readonly saving: boolean;
  /** Photos are still being uploaded. */
  readonly uploading: boolean;
  readonly problem: CallProblem | null;
  readonly onGiveUp: () => void;
  readonly givingUp: boolean;
}

const NO_ERRORS: FieldErrors = {};

/** Manages the form of a stall. */
export function useStallForm(): StallForm {
  const client = useClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const campus = useCampus();
  const hallId = useUser()?.hall?.id ?? '';
  const ownStall = useQuery({ ...myStallQuery(client), refetchOnWindowFocus: false });
  const [changed, setChanged] = useState<StallDraft | null>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  // A given-up stall with open orders makes room for a new one.
  const stall = ownStall.data?.status === 'deleted' ? null : (ownStall.data ?? null);
  const unfinished = useUnfinishedItem();
  const draft = changed ?? unfinished.addTo(stall === null ? newStall(hallId) : draftOf(stall));

  const save = useMutation({
    async mutationFn() {
      const input = toStallInput(draft, campus);
      return (
        await (stall === null
          ? client.stalls.create(input)
          : client.stalls.update({ ...input, id: stall.id }))
      ).data;
    },
    onSuccess(saved) {
      unfinished.forget();
      queries.setQueryData(myStallQuery(client).queryKey, saved);
      queries.setQueryData(stallKey(saved.id), saved);
      void queries.invalidateQueries({ queryKey: STALLS });
      navigation.go({ to: 'stallQueue' }, { replace: true });
    },
    onError(error) {
      const fields = error instanceof ApiError ? error.fieldErrors : NO_ERRORS;
      setErrors(fields);
      setProblem(Object.keys(fields).length > 0 ? null : callProblem(error));
    },
  });
  const giveUp = useGiveUp((error) => setProblem(callProblem(error)));

  return {
    state: stateOf(ownStall, { stall, draft }),
    onChange(change) {
      unfinished.forget();
      setChanged({ ...draft, ...change });
    },
    errors,
    onSave() {
      if (save.isPending) return;
      const found = errorsOf(draft, campus);
      setErrors(found);
      setProblem(null);
      if (Object.keys(found).length === 0 && !isUploading(draft)) save.mutate();
    },
    saving: save.isPending,
    uploading: isUploading(draft),
    problem,
    onGiveUp() {
      if (stall !== null && !giveUp.isPending) giveUp.mutate(stall.id);
    },
    givingUp: giveUp.isPending,
  };
}

function stateOf(
  ownStall: UseQueryResult<Stall | null>,
  found: { readonly stall: Stall | null; readonly draft: StallDraft },
): StallFormState {
  if (ownStall.data !== undefined) return { status: 'ready', ...found };
  return ownStall.isPending
    ? { status: 'loading' }
    : { status: 'failed', retry: () => void ownStall.refetch() };
}

/** Item that another page left for the form. It stays stored until the form changes or is saved. */
function useUnfinishedItem() {
  const stored = useDraft(STALL_ITEM);
  const clock = useClock();
  const item = unfinishedItemIn(stored?.part('item'), clock.now().getTime());
  return {
    addTo: (draft: StallDraft) => (item === null ? draft : withUnfinishedItem(draft, item)),
    forget: () => stored?.forget(),
  };
}

/** Gives the stall up, and opens the list of stalls. */
function useGiveUp(onError: (error: Error) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  return useMutation({
    mutationFn: (id: string) => client.stalls.remove({ id }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: STALLS });
      navigation.go({ to: 'stalls' }, { replace: true });
    },
    onError,
  });
}
