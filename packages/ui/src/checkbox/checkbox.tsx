import type { ComponentProps, ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import { ChoiceFrame, type ChoiceProps } from '../field/choice-frame.js';

/** Props of {@link Checkbox}: those of an input, which they and `ref` reach; `className` places the row. */
export interface CheckboxProps extends ChoiceProps, Omit<ComponentProps<'input'>, 'type' | 'children'> {}

/** Yes or no, as part of a form. What takes effect at once is a Switch. */
export function Checkbox({
  label,
  description,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps): ReactElement {
  return (
    <ChoiceFrame {...{ label, description, error, id, describedBy, className }} slot="checkbox" side="start">
      {(ids) => (
        <span className="grid size-6 shrink-0 *:[grid-area:1/1]">
          <input
            data-slot="checkbox-control"
            type="checkbox"
            className="peer size-6 cursor-[inherit] appearance-none rounded-chip border-2 border-line-strong bg-surface transition checked:border-on-brand checked:bg-brand data-invalid:not-checked:border-danger"
            {...rest}
            {...ids}
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none size-4 scale-50 place-self-center stroke-[3.5] text-on-brand opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
      )}
    </ChoiceFrame>
  );
}
