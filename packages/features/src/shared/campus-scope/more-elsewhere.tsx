import type { HiveName } from '@campushive/contract';
import { leavesOut } from '@campushive/contract/campus-choice';
import { Button } from '@campushive/ui/button';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useClient, useHomeCampus, useMessages } from '../../kernel/index.js';
import { arePricesCrossed, type ListingFilters } from '../listing-filters/filters.js';
import { countQuery } from './campus-scope.queries.js';
import { catalogue } from './campus-scope.catalogue.js';

export interface MoreElsewhereProps {
  /** What was looked through. */
  hive: HiveName | 'all';
  /** What was looked for. */
  filters: ListingFilters;
  /** How many were found on the campuses that are shown. */
  here: number;
}

/** What other campuses have, where a list of one campus ends; not there when they have nothing more. */
export function MoreElsewhere({ hive, filters, here }: MoreElsewhereProps) {
  const client = useClient();
  if (filters.university !== '' || arePricesCrossed(filters)) return null;
  return <Elsewhere here={here} count={countQuery(client, hive, filters)} />;
}

export interface ElsewhereProps extends Pick<MoreElsewhereProps, 'here'> {
  /** How many of all campuses fit. */
  count: UseQueryOptions<number>;
}

/** The same for a list that is counted in its own way. */
export function Elsewhere({ here, count }: ElsewhereProps) {
  const t = useMessages(catalogue);
  const { narrowing, choose } = useHomeCampus();
  const isNarrowed = leavesOut(narrowing);
  const { data = 0 } = useQuery({ ...count, enabled: isNarrowed });
  const more = data - here;
  if (!isNarrowed || more <= 0 || choose === undefined) return null;
  return (
    <Button variant="outline" onClick={() => choose({ scope: 'all' })}>
      {t.more(more)}
    </Button>
  );
}
