import type { HiveName } from '@campushive/contract';
import { leavesOut } from '@campushive/contract/campus-choice';
import { Button } from '@campushive/ui/button';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useClient, useHomeCampus, useMessages } from '../../../kernel/index.js';
import { arePricesCrossed, type ListingFilters } from '../listing-filters/filters.js';
import { countQuery } from './campus-scope.queries.js';
import { catalogue } from './campus-scope.catalogue.js';

export interface MoreElsewhereProps {
  /** Hive of the list. */
  hive: HiveName | 'all';
  /** Filters of the list. */
  filters: ListingFilters;
  /** Number of results on the displayed campuses. */
  here: number;
}

/** Hint at the end of a campus's list about results on other campuses. Renders nothing when there are none. */
export function MoreElsewhere({ hive, filters, here }: MoreElsewhereProps) {
  const client = useClient();
  if (filters.university !== '' || arePricesCrossed(filters)) return null;
  return <Elsewhere here={here} count={countQuery(client, hive, filters)} />;
}

export interface ElsewhereProps extends Pick<MoreElsewhereProps, 'here'> {
  /** Number of matches on all campuses. */
  count: UseQueryOptions<number>;
}

/** Same hint as `MoreElsewhere`, for a list with a count query of another kind. */
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
