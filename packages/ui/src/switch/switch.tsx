import type { ComponentProps, ReactElement } from 'react';
import { ChoiceFrame, type ChoiceProps } from '../field/choice-frame.js';

/** Props of {@link Switch}: those of an input, which they and `ref` reach; `className` places the row. */
export interface SwitchProps
  extends ChoiceProps, Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {}

/** On or off, at once. What is sent with a form is a Checkbox. */
export function Switch({
  label,
  description,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps): ReactElement {
  return (
    <ChoiceFrame {...{ label, description, error, id, describedBy, className }} slot="switch" side="end">
      {(ids) => (
        <span className="-my-0.5 grid h-7 w-12 shrink-0 *:[grid-area:1/1]">
          <input
            data-slot="switch-control"
            type="checkbox"
            role="switch"
            className="peer h-7 w-12 cursor-[inherit] appearance-none rounded-full text-base border-2 border-line-strong bg-surface transition checked:border-on-brand checked:bg-brand data-invalid:not-checked:border-danger"
            {...rest}
            {...ids}
          />
          {/* The transparent edge is what forced colours show of it. */}
          <span
            aria-hidden="true"
            className="pointer-events-none mx-1.5 size-4 self-center rounded-full border border-transparent bg-line-strong transition peer-checked:translate-x-5 peer-checked:bg-on-brand rtl:peer-checked:-translate-x-5"
          />
        </span>
      )}
    </ChoiceFrame>
  );
}
