import { type ComponentType, type ReactElement, useId, useRef, useState } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { toDate } from '../calendar/dates.js';
import { controlBox, controlInner } from '../field/control.styles.js';
import { hand } from '../field/hand.js';
import { type ControlProps, splitProps } from './control.js';
import type { DatePanelProps } from './date-panel.js';

/** A button that opens the kit's calendar, and the input that the form sends. */
export function CalendarControl(props: ControlProps): ReactElement {
  const { rest, label, ids, value, sent, onValueChange, onFailed } = props;
  const { calendar, own } = splitProps(rest);
  const {
    ref,
    name,
    form,
    required = false,
    disabled = false,
    placeholder,
    clearLabel = 'Clear',
    ...element
  } = own;
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { Panel, open, show, hide } = usePanel(onFailed);
  const text = textOf(value, calendar.locale) ?? placeholder;
  return (
    <div
      ref={box}
      data-slot="date-picker-box"
      data-invalid={ids['data-invalid']}
      className={`${controlBox} relative`}
    >
      <button
        data-slot="date-picker-control"
        className={`${controlInner} flex cursor-pointer items-center gap-2 px-3.5 text-start`}
        data-empty={value === '' || undefined}
        {...element}
        {...ids}
        ref={(button) => hand(ref, button)}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        // The label alone would hide the day from screen readers.
        aria-label={text === undefined ? label : `${label}, ${text}`}
        disabled={disabled}
        onClick={(event) => {
          element.onClick?.(event);
          if (!event.defaultPrevented) show();
        }}
      >
        <span className="min-w-0 flex-1 truncate in-data-empty:text-fg-muted">{text}</span>
        <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
      </button>
      <SentInput {...{ sent, name, form, required, disabled, value }} />
      {open && Panel ? (
        <Panel
          {...{ id: panelId, label, value, calendar, anchor: box }}
          clearLabel={required || value === '' ? undefined : clearLabel}
          onChoose={(next) => {
            onValueChange(next);
            hide();
          }}
          onClose={hide}
        />
      ) : null}
    </div>
  );
}

function textOf(value: string, locale = 'en'): string | undefined {
  const day = toDate(value);
  return day && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(day);
}

/** Loads the calendar when it is first opened. */
function usePanel(onFailed: () => void) {
  const [Panel, setPanel] = useState<ComponentType<DatePanelProps>>();
  const [open, setOpen] = useState(false);
  function show(): void {
    setOpen(true);
    if (Panel === undefined)
      import('./date-panel.js').then(({ DatePanel }) => setPanel(() => DatePanel), onFailed);
  }
  return { Panel, open, show, hide: () => setOpen(false) };
}

type SentProps = Pick<ControlProps, 'sent' | 'value'> &
  Pick<ControlProps['rest'], 'name' | 'form' | 'required' | 'disabled'>;

/** The input that the form sends. A browser checks only an input of text, which leaves its focus to the button. */
function SentInput({ sent, required, ...rest }: SentProps): ReactElement {
  return (
    <input
      ref={sent}
      {...rest}
      type={required === true ? 'text' : 'hidden'}
      required={required}
      tabIndex={-1}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-4 bottom-0 h-px text-base opacity-0"
      onChange={() => undefined}
      onFocus={({ currentTarget }) => currentTarget.parentElement?.querySelector('button')?.focus()}
    />
  );
}
