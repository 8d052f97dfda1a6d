import { SearchField } from '@campushive/ui/search-field';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './moderation.catalogue.js';

interface FindBarProps<F extends string> {
  label: string;
  placeholder: string;
  q: string;
  onQChange: (change: { q: string }) => void;
  filtersLabel: string;
  /** Filters with their labels, in display order. */
  filters: readonly { readonly value: F; readonly label: string }[];
  filter: F;
  onFilterChange: (change: { filter: F }) => void;
}

/** Search bar of staff, with text and a filter. */
export function FindBar<F extends string>({
  label,
  placeholder,
  q,
  onQChange,
  filtersLabel,
  filters,
  filter,
  onFilterChange,
}: FindBarProps<F>) {
  const t = useMessages(catalogue);
  return (
    <>
      <SearchField
        label={label}
        placeholder={placeholder}
        clearLabel={t.clearSearch}
        value={q}
        onChange={(event) => onQChange({ q: event.target.value })}
        onClear={() => onQChange({ q: '' })}
      />
      <SegmentedControl
        label={filtersLabel}
        value={filter}
        options={filters}
        onValueChange={(value) =>
          onFilterChange({ filter: filters.find((one) => one.value === value)?.value ?? filter })
        }
      />
    </>
  );
}
