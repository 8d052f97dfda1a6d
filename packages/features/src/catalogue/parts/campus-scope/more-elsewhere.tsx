import type { HiveName } from '@campushive/contract';
import { leavesOut } from '@campushive/contract/campus-choice';
import { Button } from '@campushive/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useClient, useHomeCampus, useMessages } from '../../../kernel/index.js';
import { arePricesCrossed, type ListingFilters } from '../listing-filters/filters.js';
import { countQuery, type CountIn } from './campus-scope.queries.js';
import { catalogue } from './campus-scope.catalogue.js';

/** List of one or several campuses, to be compared with all campuses. */
export interface MoreElsewhereProps {
  /** Hive of the list. */
  hive: HiveName | 'all';
  /** Filters of the list. */
  filters: ListingFilters;
  /** Number of results in the displayed place. */
  here: number;
}

/** Hint at the end of a place's list about results elsewhere. Renders nothing when there are none. */
export function MoreElsewhere({ hive, filters, here }: MoreElsewhereProps) {
  const client = useClient();
  if (filters.university !== '' || arePricesCrossed(filters)) return null;
  return <Elsewhere here={here} count={countQuery(client, hive, filters)} />;
}

/** Numbers of results in the displayed place and in wider ones. */
export interface ElsewhereProps extends Pick<MoreElsewhereProps, 'here'> {
  /** Number of matches in a place. */
  count: CountIn;
}

/** Same hint as `MoreElsewhere`, for a list with a count query of another kind. A hall's list leads to its campus first. */
export function Elsewhere({ here, count }: ElsewhereProps) {
  const t = useMessages(catalogue);
  const { narrowing, scope, choose } = useHomeCampus();
  const isNarrowed = leavesOut(narrowing);
  const { university } = narrowing;
  const inHall = isNarrowed && scope === 'hall' && university !== undefined;
  const all = useQuery({ ...count({}), enabled: isNarrowed });
  const campus = useQuery({ ...count(inHall ? { university } : {}), enabled: inHall });
  const onCampus = inHall ? (campus.data ?? 0) - here : 0;
  const more = (all.data ?? 0) - here;
  if (!isNarrowed || more <= 0 || choose === undefined) return null;
  return (
    <Button variant="outline" onClick={() => choose({ scope: onCampus > 0 ? 'mine' : 'all' })}>
      {onCampus > 0 ? t.moreOnCampus(onCampus) : t.more(more)}
    </Button>
  );
}
