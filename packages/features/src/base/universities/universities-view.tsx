import type { DescribedUniversity } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { SearchField } from '@campushive/ui/search-field';
import { NativeSelect } from '@campushive/ui/native-select';
import { GraduationCap } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale, useCampus, useMessages } from '../../kernel/index.js';
import { findUniversities, locationsOf, type UniversityFilters } from './find-universities.js';
import { catalogue } from './universities.catalogue.js';
import { NotLoaded } from './not-loaded.js';
import { UniversityCard } from './university-card.js';

/** Filters of the university list, and the loaded descriptions. Names come from the campus. */
export interface UniversitiesViewProps {
  /** Search text and town. */
  filters: UniversityFilters;
  onFiltersChange: (change: { filters: UniversityFilters }) => void;
  /** Descriptions with counts. Undefined until loaded. */
  described: readonly DescribedUniversity[] | undefined;
  /** Retries the descriptions. Null unless they failed. */
  onRetry: (() => void) | null;
}

/** Number of universities shown before View All. */
const FIRST = 8;

/** Universities, searched by name or description and filtered by town. */
export function UniversitiesView({ filters, onFiltersChange, described, onRetry }: UniversitiesViewProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const locale = useLocale();
  const [expanded, setExpanded] = useState(false);
  const list = useId();
  const found = findUniversities(campus, described ?? [], filters, locale);
  const shown = expanded ? found : found.slice(0, FIRST);
  const change = (part: Partial<UniversityFilters>) => onFiltersChange({ filters: { ...filters, ...part } });
  return (
    <div className="page grid gap-4 py-5 sm:gap-6 sm:py-8 lg:py-10">
      <header className="grid gap-2">
        <Heading level={1}>{t.title}</Heading>
        <p className="hidden max-w-prose text-fg-muted sm:block">{t.intro}</p>
      </header>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <SearchField
          label={t.search}
          hideLabel
          className="flex-1 basis-40 sm:basis-96"
          placeholder={t.searchPlaceholder}
          value={filters.q}
          onChange={(event) => change({ q: event.target.value })}
          onClear={() => change({ q: '' })}
          clearLabel={t.clear}
        />
        <NativeSelect
          label={t.location}
          hideLabel
          className="flex-1 basis-36 sm:max-w-56"
          value={filters.location}
          options={[
            { value: '', label: t.allLocations },
            ...locationsOf(campus).map((one) => ({ value: one, label: one })),
          ]}
          onChange={(event) => change({ location: event.target.value })}
        />
      </div>
      {onRetry === null ? null : <NotLoaded onRetry={onRetry} />}
      {found.length === 0 ? (
        <EmptyState
          kind="nothing-found"
          icon={<GraduationCap />}
          title={t.none}
          action={
            <Button onClick={() => onFiltersChange({ filters: { q: '', location: '' } })}>{t.reset}</Button>
          }
        />
      ) : (
        <ul id={list} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((university) => (
            <li key={university.id} className="grid grid-cols-1 gap-y-3 sm:row-span-7 sm:grid-rows-subgrid">
              <UniversityCard
                university={university}
                described={described?.find(({ id }) => id === university.id)}
                failed={onRetry !== null}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > FIRST ? (
        <Button
          variant="outline"
          className="justify-self-center"
          aria-expanded={expanded}
          aria-controls={list}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t.showLess : t.viewAll(found.length)}
        </Button>
      ) : null}
    </div>
  );
}
