import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type MouseEvent,
  useId,
  useRef,
} from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { cx } from '../class-names/class-names.js';
import { isComposing } from '../composing/is-composing.js';
import { controlBox, controlInner } from '../field/control.styles.js';
import type { FieldIds } from '../field/field-ids.js';
import { hand } from '../field/hand.js';
import { useFormReset } from '../field/use-form-reset.js';
import { IconButton } from '../icon-button/icon-button.js';
import { useIsInLayer } from '../layer/layer-context.js';
import { ChosenTags } from './chosen-tags.js';
import type { ComboboxProps } from './combobox.js';
import { ComboboxList, loadPanel } from './combobox-list.js';
import { inputProps } from './input-props.js';
import { pressKey } from './press-key.js';
import { SentValues } from './sent-values.js';
import { type ComboboxState, useCombobox } from './use-combobox.js';

interface ControlProps {
  field: ComboboxProps;
  ids: FieldIds;
}

/** Tags, text, clear button and list of a combobox, and the inputs that the form sends. */
export function ComboboxControl({ field, ids }: ControlProps): ReactElement {
  const state = useCombobox(field);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { answer, rows, open, active } = state;
  const isMultiple = field.multiple === true;
  const hasTags = isMultiple && answer.values.length > 0;
  const hasList = open && rows.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const chosenId = `${ids.id}-chosen`;
  const focus = () => box.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus();
  const isFixed = field.disabled === true || field.readOnly === true;
  const canClear = !isFixed && field.required !== true && (answer.values.length > 0 || state.search !== '');
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the text goes to the text
    <div
      ref={box}
      data-slot="combobox-box"
      data-invalid={ids['data-invalid']}
      data-state={open ? 'open' : 'closed'}
      className={cx(controlBox, 'relative', isMultiple && 'flex-wrap gap-x-1.5 pe-20', hasTags && 'ps-1.5')}
      onMouseDown={(event) => pressBeside(event, focus)}
    >
      {field.multiple === true ? <ChosenTags {...{ field, answer, focus, isFixed }} /> : null}
      <TextInput
        {...{ field, ids, state }}
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-describedby={joined(ids['aria-describedby'], hasTags && chosenId)}
      />
      <span className="pointer-events-none absolute inset-y-0 end-0 flex items-center gap-1 pe-2.5 text-fg-muted *:pointer-events-auto">
        {canClear ? (
          <IconButton
            label={field.clearLabel ?? 'Clear'}
            size="sm"
            onClick={() => {
              state.clear();
              focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
        <ChevronDown aria-hidden="true" className="pointer-events-none! size-5" />
      </span>
      <SentValues {...{ field, focus, values: answer.values }} />
      {hasTags ? (
        <span id={chosenId} hidden>
          {answer.values.map(answer.labelOf).join(', ')}
        </span>
      ) : null}
      <ComboboxList {...{ field, state, listId, optionId, anchor: box }} />
    </div>
  );
}

interface TextInputProps extends ControlProps {
  state: ComboboxState;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
  'aria-describedby': string | undefined;
}

function TextInput({ field, ids, state, ...aria }: TextInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { ref, ...rest } = inputProps(field);
  const isRequired = field.required === true;
  const end = isRequired ? 'pe-10' : 'pe-20';
  const hasTags = state.answer.values.length > 0;
  useFormReset(input, () => {
    state.close();
    state.answer.reset();
  });
  return (
    <input
      data-slot="combobox-control"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      {...rest}
      {...ids}
      {...useEvents(field, state)}
      ref={(element) => {
        hand(input, element);
        hand(ref, element);
      }}
      role="combobox"
      type="text"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-required={isRequired || undefined}
      aria-expanded={aria['aria-expanded']}
      aria-controls={aria['aria-controls']}
      aria-activedescendant={aria['aria-activedescendant']}
      aria-describedby={aria['aria-describedby']}
      placeholder={state.answer.values.length > 0 ? undefined : rest.placeholder}
      value={state.text}
      className={cx(
        controlInner,
        'truncate',
        field.multiple === true ? (hasTags ? 'min-w-24! ps-1.5' : 'min-w-24! ps-3.5') : ['ps-3.5', end],
      )}
    />
  );
}

/** Handlers of the text, each after the caller's. */
function useEvents(field: ComboboxProps, state: ComboboxState) {
  const isInLayer = useIsInLayer();
  const keys = { isMultiple: field.multiple === true, isCleared: !isInLayer && field.required !== true };
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      field.onChange?.(event);
      state.type(event.target.value);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      field.onKeyDown?.(event);
      if (event.defaultPrevented || isComposing(event) || field.readOnly === true) return;
      pressKey(event, state, keys);
    },
    onClick(event: MouseEvent<HTMLInputElement>) {
      field.onClick?.(event);
      if (event.defaultPrevented || state.open) return;
      event.currentTarget.select();
      state.show();
    },
    onFocus(event: FocusEvent<HTMLInputElement>) {
      void loadPanel().catch(() => undefined);
      field.onFocus?.(event);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      field.onBlur?.(event);
      state.leave();
    },
  };
}

/** Joins ids; undefined without any. */
function joined(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Moves the focus to the text on a press between the tags or on the arrow. */
function pressBeside(event: MouseEvent<HTMLElement>, focus: () => void): void {
  if (event.target instanceof Element && event.target.closest('input, button, [role=option]')) return;
  event.preventDefault();
  focus();
}
