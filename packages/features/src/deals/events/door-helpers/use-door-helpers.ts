import type { Person } from '@campushive/contract/entities/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callProblem, useClient, useClock, type CallProblem } from '../../../kernel/index.js';
import { foundStudentsQuery, helpersQuery } from '../events.queries.js';

/** Delay after the last key press before the search starts, in milliseconds. */
const SEARCH_AFTER = 300;

export type HelpersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly helpers: readonly Person[] };

/** Candidates: attendees, or the results of a search. */
export type CandidatesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly students: readonly Person[]; readonly isSearched: boolean };

export interface DoorHelpers {
  readonly state: HelpersState;
  readonly q: string;
  readonly onQChange: (change: { readonly q: string }) => void;
  readonly candidates: CandidatesState;
  readonly onName: (helper: { readonly student: Person }) => void;
  readonly onRemove: (helper: { readonly student: Person }) => void;
  /** Id of the student being added or removed. */
  readonly busyId: string | null;
  readonly problem: CallProblem | null;
}

/** Door helpers of the viewer's event. Suggests the students in `coming` until the user searches. */
export function useDoorHelpers(id: string, coming: readonly Person[]): DoorHelpers {
  const client = useClient();
  const clock = useClock();
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => clock.after(SEARCH_AFTER, () => setSearched(q.trim())), [clock, q]);
  const helpers = useQuery(helpersQuery(client, id));
  const search = useQuery(foundStudentsQuery(client, searched));
  const change = useMutation({
    async mutationFn({ student, isNamed }: { student: Person; isNamed: boolean }) {
      const input = { id, studentId: student.id };
      if (isNamed) await client.events.nameHelper(input);
      else await client.events.removeHelper(input);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: helpersQuery(client, id).queryKey }),
  });
  return {
    state: helpersState(),
    q,
    onQChange: (next) => setQ(next.q),
    candidates: candidatesState(),
    onName: ({ student }) => change.mutate({ student, isNamed: true }),
    onRemove: ({ student }) => change.mutate({ student, isNamed: false }),
    busyId: change.isPending ? change.variables.student.id : null,
    problem: change.isError ? callProblem(change.error) : null,
  };

  function helpersState(): HelpersState {
    if (helpers.data !== undefined) return { status: 'ready', helpers: helpers.data };
    return helpers.isPending
      ? { status: 'loading' }
      : { status: 'failed', retry: () => void helpers.refetch() };
  }

  function candidatesState(): CandidatesState {
    const isSearched = searched !== '';
    if (isSearched && search.isPending) return { status: 'loading' };
    const found = isSearched ? search.data : coming;
    if (found === undefined) return { status: 'failed', retry: () => void search.refetch() };
    const named = new Set(helpers.data?.map((one) => one.id));
    const students = new Map(found.filter((one) => !named.has(one.id)).map((one) => [one.id, one]));
    return { status: 'ready', students: [...students.values()], isSearched };
  }
}
