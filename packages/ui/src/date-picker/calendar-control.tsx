import { type ComponentType, type ReactElement, type RefObject, useId, useRef, useState } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { controlBox, controlInner } from '../field/control.styles.js';
import { hand } from '../field/hand.js';
import { type ControlProps, type DayFieldProps, type PanelProps, splitProps } from './control.js';

interface CalendarControlProps<Value> extends ControlProps<Value> {
  /** Value as the form gets it; empty without days. */
  sentValue: string;
  /** Value as the button shows it; undefined without days. */
  text: string | undefined;
  /** Loads the panel with the calendar. */
  load: () => Promise<ComponentType<PanelProps<Value>>>;
  /** Called when the calendar cannot be loaded. */
  onFailed: () => void;
}

/** A button that opens the kit's calendar, and the input that the form sends. */
export function CalendarControl<Value>(props: CalendarControlProps<Value>): ReactElement {
  const { slot, rest, label, ids, value, sentValue, sent, onValueChange } = props;
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
  const { Panel, open, show, hide } = usePanel(props.load, props.onFailed);
  const text = props.text ?? placeholder;
  return (
    <div
      ref={box}
      data-slot={`${slot}-box`}
      data-invalid={ids['data-invalid']}
      className={`${controlBox} relative`}
    >
      <button
        data-slot={`${slot}-control`}
        className={`${controlInner} flex cursor-pointer items-center gap-2 px-3.5 text-start`}
        data-empty={sentValue === '' || undefined}
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
      <SentInput {...{ sent, name, form, required, disabled }} value={sentValue} />
      {open && Panel ? (
        <Panel
          {...{ id: panelId, label, value, calendar, anchor: box }}
          clearLabel={required || sentValue === '' ? undefined : clearLabel}
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

/** Loads the calendar when it is first opened. */
function usePanel<Value>(load: CalendarControlProps<Value>['load'], onFailed: () => void) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps<Value>>>();
  const [open, setOpen] = useState(false);
  function show(): void {
    setOpen(true);
    if (Panel === undefined) load().then((loaded) => setPanel(() => loaded), onFailed);
  }
  return { Panel, open, show, hide: () => setOpen(false) };
}

interface SentProps extends Pick<DayFieldProps, 'name' | 'form' | 'required' | 'disabled'> {
  sent: RefObject<HTMLInputElement | null>;
  value: string;
}

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
