import type { Home } from '@campushive/contract';
import { formatCount } from '../../kernel/count.js';
import { useCampus, useLanguageTag, useMessages } from '../../kernel/index.js';
import { DEALS_FLOOR, STUDENTS_FLOOR } from '../../shared/index.js';
import { catalogue } from './landing.catalogue.js';

/** Figures of the campus. Omits numbers that are too small. */
export function Figures({ home }: { home: Home | undefined }) {
  const { figures } = useMessages(catalogue);
  const { institutions } = useCampus();
  const tag = useLanguageTag();
  const { studentCount = 0, listingCount = 0 } = home ?? {};
  const shown: readonly (readonly [count: number, label: string, floor: number])[] = [
    [studentCount, figures.students(studentCount), STUDENTS_FLOOR],
    [listingCount, figures.listings(listingCount), DEALS_FLOOR],
    [institutions.length, figures.universities, 1],
  ];
  return (
    <dl className="flex min-h-12 flex-wrap gap-x-8 gap-y-3">
      {shown
        .filter(([count, , floor]) => count >= floor)
        .map(([count, label]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-fg-muted">{label}</dt>
            <dd className="text-title font-extrabold tabular-nums">{formatCount(count, tag)}</dd>
          </div>
        ))}
    </dl>
  );
}
