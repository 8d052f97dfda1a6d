import { SearchCombobox, type Suggestion } from '@campushive/ui/search-combobox';
import { Kbd } from '@campushive/ui/kbd';
import { SlidersHorizontal, Trash2 } from 'lucide-react';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages, useNavigation } from '../../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { iconOf, idOf, useSuggestionLabels } from './suggestions.js';
import { useSearchBox } from './use-search-box.js';

const ADVANCED = 'advanced';
const CLEAR_RECENT = 'clear-recent';

/** Search box with suggestions, recent searches and a link to all filters. */
export function SearchBox() {
  const t = useMessages(catalogue);
  const labelOf = useSuggestionLabels();
  const navigation = useNavigation();
  const [open, setOpen] = useState(false);
  const box = useSearchBox(open);
  const recent = box.q === '' && !box.examples;
  const form = useRef<HTMLFormElement>(null);
  const adoptTyped = useEffectEvent(() => {
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (typed !== box.q) box.onQChange({ q: typed });
  });
  // Text typed into the server's HTML is in the field, and would be cleared by the next rendering.
  useLayoutEffect(() => adoptTyped(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    box.onSearch(box.q);
  }
  function choose({ suggestion: { id } }: { suggestion: Suggestion }) {
    if (id === ADVANCED) return navigation.go({ to: 'search' });
    if (id === CLEAR_RECENT) return box.onClearRecent();
    const found = box.suggestions.find((suggestion) => idOf(suggestion) === id);
    if (found !== undefined) box.onPick(found);
  }

  return (
    <form ref={form} role="search" onSubmit={submit} className="min-w-0 flex-1 lg:mr-auto lg:max-w-md">
      <SearchCombobox
        label={t.search}
        hideLabel
        placeholder={t.searchPlaceholder}
        value={box.q}
        onChange={({ target }) => box.onQChange({ q: target.value })}
        onClear={() => box.onQChange({ q: '' })}
        clearLabel={t.clearSearch}
        onOpenChange={setOpen}
        suggestions={box.suggestions.map((suggestion) => ({
          id: idOf(suggestion),
          label: labelOf(suggestion),
          leading: iconOf(suggestion, box.examples),
          ...(suggestion.count !== null && {
            trailing: (
              <span className="shrink-0 text-xs text-fg-muted tabular-nums">{t.open(suggestion.count)}</span>
            ),
          }),
        }))}
        actions={[
          { id: ADVANCED, label: t.advancedSearch, leading: <SlidersHorizontal aria-hidden="true" /> },
          ...(recent
            ? [{ id: CLEAR_RECENT, label: t.clearRecent, leading: <Trash2 aria-hidden="true" /> }]
            : []),
        ]}
        onSuggestionSelect={choose}
        aria-keyshortcuts="Meta+K Control+K"
        trailing={<PaletteHint />}
        listLabel={t.suggestions}
        countLabel={t.suggestionCount}
        heading={box.q === '' ? (box.examples ? t.trySearches : t.recentSearches) : undefined}
      />
    </form>
  );
}

/** Keys of the command palette, on wide screens with a mouse or a touchpad. */
function PaletteHint() {
  return (
    <span className="hidden pe-1.5 lg:pointer-fine:inline">
      <Kbd keys={['mod', 'K']} />
    </span>
  );
}
