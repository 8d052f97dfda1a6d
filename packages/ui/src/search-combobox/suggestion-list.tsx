import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useListInLayer } from '../layer/layer-context.js';
import { Primitive } from '../popover/primitive.js';
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
export function SuggestionList({
  id,
  listLabel,
  heading,
  suggestions,
  suggested,
  active,
  optionId,
  anchor,
  onSelect,
  onClose,
}: ListProps): ReactElement | null {
  const list = useRef<HTMLDivElement>(null);
  useListInLayer();
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  /** Prevents a press on the text or on its clear button from counting as an outside press. */
  function keepFocusWithin(event: Event): void {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Primitive.Content
          ref={list}
          role="group"
          data-slot="suggestion-list"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onInteractOutside={keepFocusWithin}
          onMouseDown={prevent}
          className="z-50 flex max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) min-w-(--radix-popover-trigger-width) flex-col rounded-card border border-line bg-surface p-1.5 text-fg shadow-overlay outline-none"
        >
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
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
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
  return (
    <>
      {separated ? <div aria-hidden="true" className="mx-1.5 my-1.5 h-px bg-line" /> : null}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text field keeps the focus and handles the keys */}
      <div
        id={id}
        role="option"
        aria-selected={active}
        data-slot="suggestion"
        onClick={() => onSelect(suggestion)}
        className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[calc(var(--ch-radius-card)-0.375rem)] px-3 py-1.5 hover:bg-fill aria-selected:bg-fill aria-selected:inset-ring-2 aria-selected:inset-ring-focus [&_svg]:size-5 [&_svg]:shrink-0"
      >
        {suggestion.leading}
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold">{suggestion.label}</span>
          {suggestion.description ? (
            <span className="truncate text-sm text-fg-muted">{suggestion.description}</span>
          ) : null}
        </span>
        {suggestion.trailing}
      </div>
    </>
  );
}

function prevent(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
