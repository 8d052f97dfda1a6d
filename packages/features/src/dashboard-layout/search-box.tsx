import { HIVES, type Suggestion } from '@campushive/contract';
import { HiveIcon } from '@campushive/ui/hexagon';
import { SearchField } from '@campushive/ui/search-field';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { History, Search } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { useSearchBox } from './use-search-box.js';

/** Search with suggestions: a combobox whose list is walked with the arrow keys while the focus stays in the text. */
export function SearchBox() {
  const words = useMessages(catalogue);
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useSearchBox(open);
  const { suggestions } = box;
  const shown = open && suggestions.length > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const picked = shown ? suggestions[active] : undefined;
    if (picked !== undefined) box.onPick(picked);
    else box.onSearch(box.q);
    close();
  }
  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are suggestions: the text itself.
    const places = suggestions.length + 1;
    setActive((now) => ((now + 1 + step + places) % places) - 1);
  }
  function left(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <form
      ref={form}
      role="search"
      onSubmit={submit}
      onBlur={left}
      className="relative min-w-0 flex-1 lg:mr-auto lg:max-w-md"
    >
      <SearchField
        label={words.search}
        hideLabel
        placeholder={words.searchPlaceholder}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={box.q}
        onChange={({ target }) => {
          box.onQChange({ q: target.value });
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={walk}
        onClear={() => box.onQChange({ q: '' })}
        clearLabel={words.clearSearch}
      />
      <div
        hidden={!shown}
        className="fixed inset-x-2 top-16 z-30 mt-1 max-h-list overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-overlay lg:absolute lg:inset-x-0 lg:top-full"
      >
        <Heading state={box} />
        <ul id={listId} role="listbox" aria-label={words.suggestions}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={`${suggestion.kind} ${suggestion.id ?? suggestion.hiveType ?? ''} ${suggestion.text}`}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              active={index === active}
              example={box.examples}
              onPick={() => {
                box.onPick(suggestion);
                close();
              }}
            />
          ))}
        </ul>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-1">
          <Link
            to={{ to: 'search' }}
            onClick={close}
            className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold underline underline-offset-4"
          >
            {words.advancedSearch}
          </Link>
          {box.q === '' && !box.examples ? (
            <UnstyledButton
              onClick={box.onClearRecent}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm text-fg-muted hover:text-fg"
            >
              {words.clearRecent}
            </UnstyledButton>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function Heading({ state }: { state: { q: string; examples: boolean } }) {
  const words = useMessages(catalogue);
  if (state.q !== '') return null;
  return (
    <p className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted">
      {state.examples ? words.trySearches : words.recentSearches}
    </p>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  /** Nobody searched for it. */
  example: boolean;
  onPick: () => void;
}

function Option({ id, suggestion, active, example, onPick }: OptionProps) {
  const words = useMessages(catalogue);
  const { kind, text, hiveType, count } = suggestion;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field keeps the focus and handles the keys
    <li
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm hover:bg-fill aria-selected:bg-fill"
    >
      {hiveType !== null ? (
        <HiveIcon hive={hiveType} className="size-5 shrink-0" />
      ) : kind === 'recent' && !example ? (
        <History aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
      ) : (
        <Search aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
      )}
      <span className="min-w-0 flex-1 truncate">
        {kind === 'within' && hiveType !== null ? words.within(text, HIVES[hiveType].title) : text}
      </span>
      {count === null ? null : (
        <span className="shrink-0 text-xs text-fg-muted tabular-nums">{words.open(count)}</span>
      )}
    </li>
  );
}
