import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { isComposing } from '../composing/is-composing.js';
import { IconButton } from '../icon-button/icon-button.js';
import { rowAfter } from '../listbox/row-after.js';
import type { SearchFieldProps } from '../search-field/search-field.js';
import { TextControl } from '../text-field/text-control.js';

/** A row in the list of a {@link SearchCombobox}. */
export interface Suggestion {
  /** Unique id. */
  id: string;
  label: string;
  /** Secondary line. */
  description?: string;
  /** Icon, photo or avatar before the label. */
  leading?: ReactNode;
  /** Count after the label. */
  trailing?: ReactNode;
}

/** Props of {@link SearchCombobox}: those of SearchField, and the suggestions. */
export interface SearchComboboxProps extends Omit<SearchFieldProps, 'role' | 'list'> {
  /** Matching suggestions. The caller matches them and debounces the input. */
  suggestions: readonly Suggestion[];
  /** Rows below the suggestions that lead elsewhere: `Advanced search`. Without suggestions, they do not open the list. */
  actions?: readonly Suggestion[];
  /** Called when a suggestion or an action is chosen by press or Enter. Enter without a chosen row is left to the form. */
  onSuggestionSelect: (choice: { suggestion: Suggestion }) => void;
  /** Called when the list opens or closes, for a caller that fetches suggestions only while it is open. */
  onOpenChange?: (open: boolean) => void;
  /** Accessible name of the list: `Suggestions`. */
  listLabel: string;
  /** Text that is read out when the list opens or changes: `4 suggestions`. */
  countLabel: (count: number) => string;
  /** Heading above the suggestions: `Recent searches`. */
  heading?: ReactNode;
  /** Sign at the end of the empty text, such as the keys of a shortcut. Hidden from screen readers. */
  trailing?: ReactNode;
}

// Loads the list when it first opens. If loading fails, the search box still works.
const SuggestionList = lazy(() =>
  import('./suggestion-list.js').then(
    (list) => ({ default: list.SuggestionList }),
    () => ({ default: () => null }),
  ),
);

/** A search box with suggestions while typing. The focus stays in the text; the arrow keys move through the list. */
export function SearchCombobox({
  suggestions,
  actions = [],
  onSuggestionSelect,
  onOpenChange,
  listLabel,
  countLabel,
  heading,
  trailing,
  onClear,
  clearLabel,
  onKeyDown,
  onFocus,
  onClick,
  onChange,
  ...rest
}: SearchComboboxProps): ReactElement {
  const listId = useId();
  const [isRequested, setRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const open = isRequested && suggestions.length > 0 && rest.disabled !== true;
  const rows = [...suggestions, ...actions];
  const chosen = open ? rows[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  function show(next: boolean): void {
    setRequested(next);
    setActive(-1);
    if (next !== isRequested) onOpenChange?.(next);
  }
  function select(suggestion: Suggestion): void {
    show(false);
    onSuggestionSelect({ suggestion });
  }
  function key(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const step = rowAfter(event.key, active, rows.length);
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(step);
      else show(true);
    } else if (event.key === 'Enter') {
      if (chosen) event.preventDefault();
      if (chosen) select(chosen);
      else show(false);
    } else if (event.key === 'Tab') show(false);
    // Home and End move the caret in the text, where the focus is.
    else if (event.key === 'Home' || event.key === 'End') setActive(-1);
  }
  const input: ComponentProps<'input'> = {
    ...rest,
    role: 'combobox',
    inputMode: 'search',
    'aria-expanded': open,
    'aria-autocomplete': 'list',
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': chosen ? optionId(active) : undefined,
  };

  return (
    <div
      ref={box}
      data-slot="search-combobox-root"
      data-state={open ? 'open' : 'closed'}
      className={rest.className}
    >
      <TextControl
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...input}
        label={rest.label}
        slot="search-combobox"
        className={undefined}
        leading={<Search />}
        onKeyDown={key}
        onFocus={(event) => {
          show(true);
          onFocus?.(event);
        }}
        onClick={(event) => {
          if (!open) show(true);
          onClick?.(event);
        }}
        onChange={(event) => {
          show(true);
          onChange?.(event);
        }}
        trailing={
          rest.value === '' || rest.disabled ? (
            trailing && <span aria-hidden="true">{trailing}</span>
          ) : (
            <IconButton
              label={clearLabel}
              size="sm"
              onClick={() => {
                box.current?.querySelector('input')?.focus();
                onClear();
              }}
            >
              <X aria-hidden />
            </IconButton>
          )
        }
      />
      <span role="status" className="sr-only">
        {open ? countLabel(suggestions.length) : ''}
      </span>
      {open ? (
        <Suspense fallback={null}>
          <SuggestionList
            {...{ id: listId, listLabel, heading, active, optionId }}
            suggestions={rows}
            suggested={suggestions.length}
            anchor={box}
            onSelect={select}
            onClose={() => show(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
