import { SearchField } from '@campushive/ui/search-field';
import type { ReactNode } from 'react';

/** Props of the first row of a list. */
export interface SearchRowProps {
  /** Text in the search box. */
  q: string;
  /** Called on each change of the text. */
  onQChange: (change: { q: string }) => void;
  /** Texts of the search field, which differ per list. */
  t: { readonly search: string; readonly searchPlaceholder: string; readonly clearSearch: string };
  /** Heading of the page, before the search box on a wide screen and only heard on a phone. Default: none. */
  heading?: ReactNode;
  /** Buttons after the search box. */
  children?: ReactNode;
}

/** First row of a list: heading, search box and buttons. It stays in view on a phone. */
export function SearchRow({ q, onQChange, t, heading, children }: SearchRowProps) {
  return (
    <div className="-mx-gutter flex flex-wrap items-center gap-2 bg-bg px-gutter max-lg:sticky max-lg:below-top-bar max-lg:z-10 max-lg:-my-1 max-lg:py-1 lg:mx-0 lg:px-0">
      {heading === undefined ? null : (
        <div className="flex min-w-0 grow items-center gap-x-3 max-sm:sr-only">{heading}</div>
      )}
      <div className={`min-w-0 grow basis-36 ${heading === undefined ? '' : 'sm:max-w-md sm:basis-64'}`}>
        <SearchField
          label={t.search}
          hideLabel
          placeholder={t.searchPlaceholder}
          enterKeyHint="search"
          value={q}
          onChange={(event) => onQChange({ q: event.target.value })}
          onClear={() => onQChange({ q: '' })}
          clearLabel={t.clearSearch}
        />
      </div>
      {children}
    </div>
  );
}
