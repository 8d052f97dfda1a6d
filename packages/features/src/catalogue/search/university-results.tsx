import type { SearchOverview } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Card } from '@campushive/ui/card';
import { Link, useCampus, useMessages } from '../../kernel/index.js';
import { CampusPicture } from '../../base/parts/campus-picture.js';
import { catalogue } from './search.catalogue.js';

/** Universities that a search found. */
export interface UniversityResultsProps {
  /** Universities found, with their numbers of open listings. */
  universities: SearchOverview['universities'];
}

/** Universities found by a search. Omits those unknown to this campus. */
export function UniversityResults({ universities }: UniversityResultsProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {universities.map(({ id, listingCount }) => {
        const institution = findUniversity(campus, id);
        return institution === undefined ? null : (
          <li key={id}>
            <Card asChild interactive padding="none" className="h-full overflow-hidden">
              <Link to={{ to: 'university', id }} className="flex flex-wrap items-stretch">
                <CampusPicture
                  land={institution.land}
                  landmark={institution.landmark}
                  className="aspect-2/1 min-w-24 flex-1 basis-24"
                />
                <span className="grid min-w-0 flex-2 basis-40 content-center gap-0.5 p-3">
                  <span dir="auto" className="font-bold wrap-anywhere">
                    {institution.name}
                  </span>
                  <span className="text-sm text-fg-muted">{`${institution.displayName} · ${institution.location}`}</span>
                  <span className="text-sm text-fg-muted tabular-nums">
                    {listingCount === 0 ? '' : t.listingsHere(listingCount)}
                  </span>
                </span>
              </Link>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
