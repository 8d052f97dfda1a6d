import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Fetches again what an offer shows up in: its conversation, its listing, and what waits for the student. */
export function useOfferRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        ['messages', 'hives', 'dashboard'].map((about) => queries.invalidateQueries({ queryKey: [about] })),
      ),
    [queries],
  );
}
