import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useDismiss } from '../floating/use-dismiss.js';
import { IconButton } from '../icon-button/icon-button.js';
import type { SearchFieldProps } from '../search-field/search-field.js';
import { TextControl } from '../text-field/text-control.js';
import { SuggestionList } from './suggestion-list.js';

/** One row under a {@link SearchCombobox}. */
export interface Suggestion {
  /** Different from all others. */
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** An icon, a photo or a face before the words. */
  leading?: ReactNode;
}

/** Props of {@link SearchCombobox}: those of SearchField, and what is suggested. */
export interface SearchComboboxProps extends Omit<SearchFieldProps, 'role' | 'list'> {
  /** What fits; empty closes the list. The caller decides what fits, and how long to wait for it. */
  suggestions: readonly Suggestion[];
  /** A suggestion was chosen by press or Enter. Enter without one is left to the form. */
  onSuggestionSelect: (choice: { suggestion: Suggestion }) => void;
  /** Name of the list: `Suggestions`. */
  listLabel: string;
  /** What is read out when the list comes or changes: `4 suggestions`. */
  countLabel: (count: number) => string;
  /** Stands above the suggestions: `Recent searches`. */
  heading?: ReactNode;
}

/** A search box that suggests while one types; the focus stays in the text, the arrows walk through the list. */
export function SearchCombobox({
  suggestions,
  onSuggestionSelect,
  listLabel,
  countLabel,
  heading,
  onClear,
  clearLabel,
  onKeyDown,
  onFocus,
  onChange,
  ...rest
}: SearchComboboxProps): ReactElement {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const open = wanted && suggestions.length > 0 && rest.disabled !== true;
  const chosen = open ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  function show(next: boolean): void {
    setWanted(next);
    setActive(-1);
  }
  useDismiss(
    open,
    () => [box.current],
    () => show(false),
  );
  function select(suggestion: Suggestion): void {
    show(false);
    onSuggestionSelect({ suggestion });
  }
  function move(event: KeyboardEvent, to: (from: number) => number): void {
    event.preventDefault();
    if (!open) show(true);
    else setActive(to);
  }
  function key(event: KeyboardEvent<HTMLInputElement>): void {
    const { length } = suggestions;
    if (event.key === 'ArrowDown') move(event, (from) => (from + 1) % length);
    else if (event.key === 'ArrowUp') move(event, (from) => (from <= 0 ? length : from) - 1);
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      select(chosen);
    } else if (event.key === 'Enter') show(false);
    onKeyDown?.(event);
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
        onChange={(event) => {
          show(true);
          onChange?.(event);
        }}
        trailing={
          rest.value === '' || rest.disabled ? null : (
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
        <SuggestionList
          {...{ id: listId, listLabel, heading, suggestions, active, optionId }}
          anchor={box}
          onSelect={select}
        />
      ) : null}
    </div>
  );
}
