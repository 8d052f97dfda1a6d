import { Fragment, lazy, type ReactElement, type RefObject, Suspense, useId } from 'react';
import Check from 'lucide-react/icons/check';
import type { ListboxPanelProps } from '../listbox/listbox-panel.js';
import { ListboxRow } from '../listbox/listbox-row.js';
import { SpinnerMark } from '../spinner/spinner-mark.js';
import type { ComboboxOption, ComboboxProps } from './combobox.js';
import type { OptionSection } from './match-options.js';
import type { ComboboxState } from './use-combobox.js';

/** Loads the panel that places the list. */
export const loadPanel = () => import('../listbox/listbox-panel.js');

// A panel that cannot be loaded leaves the list right under the field.
const Panel = lazy(() =>
  loadPanel().then(
    ({ ListboxPanel }) => ({ default: ListboxPanel }),
    () => ({ default: PlainPanel }),
  ),
);

interface ListProps {
  field: ComboboxProps;
  state: ComboboxState;
  listId: string;
  optionId: (index: number) => string;
  anchor: RefObject<HTMLElement | null>;
}

/** The list under a combobox, as wide as the field, or the reason why it is empty. */
export function ComboboxList({ field, state, listId, optionId, anchor }: ListProps): ReactElement {
  const { open, rows, active, close } = state;
  const { loading = false, loadingLabel = 'Loading…', emptyLabel = 'Nothing found' } = field;
  const { countLabel = (count: number) => (count === 1 ? '1 option' : `${count} options`) } = field;
  const reason = loading ? loadingLabel : emptyLabel;
  return (
    <>
      <span role="status" className="sr-only">
        {open ? (rows.length > 0 ? countLabel(rows.length) : reason) : ''}
      </span>
      {open ? (
        <Suspense fallback={null}>
          <Panel
            slot="combobox-panel"
            {...{ anchor, active }}
            onClose={close}
            className="w-(--radix-popover-trigger-width)"
          >
            {rows.length > 0 ? (
              <Rows {...{ field, state, listId, optionId }} />
            ) : (
              <p data-slot="combobox-empty" className="flex items-center gap-3 px-3 py-2.5 text-fg-muted">
                {loading ? <SpinnerMark className="size-5" /> : null}
                {reason}
              </p>
            )}
          </Panel>
        </Suspense>
      ) : null}
    </>
  );
}

function PlainPanel({ slot, children }: ListboxPanelProps): ReactElement {
  return (
    <div
      role="presentation"
      data-slot={slot}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-1.5 grid rounded-card border border-line bg-surface p-1.5 text-fg shadow-overlay"
    >
      {children}
    </div>
  );
}

function Rows({ field, state, listId, optionId }: Omit<ListProps, 'anchor'>): ReactElement {
  return (
    <div
      id={listId}
      role="listbox"
      data-slot="combobox-list"
      aria-label={field.label}
      aria-multiselectable={field.multiple === true || undefined}
      className="max-h-80 min-h-0 overflow-y-auto overscroll-contain"
    >
      {state.sections.map((section) => (
        <Section key={section.label ?? section.options[0]?.value} section={section}>
          {section.options.map((option) => (
            <Row key={option.value} {...{ option, state, optionId }} />
          ))}
        </Section>
      ))}
    </div>
  );
}

function Section({ section, children }: { section: OptionSection; children: ReactElement[] }): ReactElement {
  const headingId = useId();
  if (section.label === undefined) return <Fragment>{children}</Fragment>;
  return (
    <div role="group" aria-labelledby={headingId} data-slot="combobox-group" className="not-first:mt-1.5">
      <p id={headingId} role="presentation" className="px-3 pt-2 pb-1 text-xs font-semibold text-fg-muted">
        {section.label}
      </p>
      {children}
    </div>
  );
}

interface RowProps extends Pick<ListProps, 'state' | 'optionId'> {
  option: ComboboxOption;
}

function Row({ option, state, optionId }: RowProps): ReactElement {
  const { value, label, description, leading, keywords: _keywords, disabled, ...data } = option;
  const index = state.rows.indexOf(option);
  const selected = state.answer.values.includes(value);
  return (
    <ListboxRow
      {...data}
      id={optionId(index)}
      slot="combobox-option"
      active={index === state.active}
      {...{ leading, selected, disabled }}
      label={<span className="wrap-anywhere">{label}</span>}
      description={
        description ? <span className="text-sm wrap-anywhere text-fg-muted">{description}</span> : undefined
      }
      trailing={
        <span className="size-5 shrink-0">
          {selected ? <Check aria-hidden="true" className="size-5" /> : null}
        </span>
      }
      onClick={() => state.choose(option)}
    />
  );
}
