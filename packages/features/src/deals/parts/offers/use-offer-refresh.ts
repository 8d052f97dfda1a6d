import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Refetches everything that shows an offer: its conversation, its listing and the student's open tasks. */
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
