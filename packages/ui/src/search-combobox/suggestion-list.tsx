import type { ReactElement, ReactNode, RefObject } from 'react';
import { ListboxPanel } from '../listbox/listbox-panel.js';
import { ListboxRow } from '../listbox/listbox-row.js';
import type { Suggestion } from './search-combobox.js';

interface ListProps {
  id: string;
  listLabel: string;
  heading: ReactNode;
  suggestions: readonly Suggestion[];
  /** Number of suggestions in the list; the rows after them are actions. */
  suggested: number;
  active: number;
  optionId: (index: number) => string;
  anchor: RefObject<HTMLElement | null>;
  onSelect: (suggestion: Suggestion) => void;
  onClose: () => void;
}

/** The list that opens under the search box, at least as wide as the box. The text keeps the focus. */
export function SuggestionList(props: ListProps): ReactElement | null {
  const { id, listLabel, heading, suggestions, suggested, active, optionId, anchor, onSelect, onClose } =
    props;
  return (
    <ListboxPanel slot="suggestion-list" {...{ anchor, active, onClose }}>
      {heading ? <p className="px-3 pt-1.5 pb-1 text-xs font-semibold text-fg-muted">{heading}</p> : null}
      <div
        id={id}
        role="listbox"
        aria-label={listLabel}
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            id={optionId(index)}
            suggestion={suggestion}
            active={index === active}
            separated={index === suggested && index > 0}
            onSelect={onSelect}
          />
        ))}
      </div>
    </ListboxPanel>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  separated: boolean;
  onSelect: (suggestion: Suggestion) => void;
}

function Option({ id, suggestion, active, separated, onSelect }: OptionProps): ReactElement {
  const { label, description, leading, trailing } = suggestion;
  return (
    <>
      {separated ? <div aria-hidden="true" className="mx-1.5 my-1.5 h-px bg-line" /> : null}
      <ListboxRow
        id={id}
        slot="suggestion"
        {...{ active, leading, trailing }}
        selected={active}
        label={<span className="truncate font-semibold">{label}</span>}
        description={
          description ? <span className="truncate text-sm text-fg-muted">{description}</span> : undefined
        }
        onClick={() => onSelect(suggestion)}
      />
    </>
  );
}
