import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFloating } from '../floating/use-floating.js';
import type { Suggestion } from './search-combobox.js';

interface SuggestionListProps {
  id: string;
  listLabel: string;
  heading: ReactNode;
  suggestions: readonly Suggestion[];
  active: number;
  optionId: (index: number) => string;
  anchor: RefObject<HTMLElement | null>;
  onSelect: (suggestion: Suggestion) => void;
}

/** What opens under the search box, as wide as it. */
export function SuggestionList({
  id,
  listLabel,
  heading,
  suggestions,
  active,
  optionId,
  anchor,
  onSelect,
}: SuggestionListProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useFloating(element, anchor, 'bottom', 'start', true);
  useEffect(() => {
    showWhole(element.current, element.current?.querySelector<HTMLElement>('[aria-selected=true]'));
  }, [active]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the text field
    <div
      ref={element}
      data-slot="suggestion-list"
      popover="manual"
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-50 m-0 max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-fg shadow-overlay"
    >
      {heading ? <p className="px-3 pt-1.5 pb-1 text-xs font-semibold text-fg-muted">{heading}</p> : null}
      <div id={id} role="listbox" aria-label={listLabel}>
        {suggestions.map((suggestion, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text field keeps the focus and handles the keys
          <div
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            data-slot="suggestion"
            onClick={() => onSelect(suggestion)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-1.5 hover:bg-fill aria-selected:bg-fill aria-selected:inset-ring-2 aria-selected:inset-ring-focus [&_svg]:size-5 [&_svg]:shrink-0"
          >
            {suggestion.leading}
            <span className="grid min-w-0">
              <span className="truncate font-semibold">{suggestion.label}</span>
              {suggestion.description ? (
                <span className="truncate text-sm text-fg-muted">{suggestion.description}</span>
              ) : null}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the list only; `scrollIntoView` would move the page, too. */
function showWhole(list: HTMLElement | null, option: HTMLElement | null | undefined): void {
  if (!list || !option) return;
  const { offsetTop: from, offsetHeight: height } = option;
  if (from < list.scrollTop) list.scrollTop = from;
  else if (from + height > list.scrollTop + list.clientHeight)
    list.scrollTop = from + height - list.clientHeight;
}
