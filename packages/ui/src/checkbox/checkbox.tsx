import type { ComponentProps, ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import { Checkbox as Primitive } from 'radix-ui';
import { ChoiceFrame, type ChoiceProps } from '../field/choice-frame.js';

/** Props of {@link Checkbox}, and those of a button. `ref` and the rest reach the button; `className` styles the row. */
export interface CheckboxProps
  extends
    ChoiceProps,
    Omit<ComponentProps<'button'>, 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** Controlled state. Omit it for an uncontrolled box. */
  checked?: boolean | undefined;
  /** Initial state. Default `false`. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Name of the value in the form. An empty box is not sent. */
  name?: string;
  /** Value that the form sends. Default `on`. */
  value?: string;
  /** Must be checked before the form can be sent. Default `false`. */
  required?: boolean;
}

/** A yes-or-no choice in a form. Use a Switch for a setting that takes effect at once. */
export function Checkbox({
  label,
  description,
  error,
  id,
  className,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps): ReactElement {
  return (
    <ChoiceFrame {...{ label, description, error, id, describedBy, className }} slot="checkbox" side="start">
      {(ids) => (
        <Primitive.Root
          data-slot="checkbox-control"
          className="grid size-6 shrink-0 cursor-[inherit] place-items-center rounded-chip border-2 border-line-strong bg-surface text-on-brand transition data-[state=checked]:border-on-brand data-[state=checked]:bg-brand data-invalid:data-[state=unchecked]:border-danger"
          onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
          {...rest}
          {...ids}
        >
          <Primitive.Indicator>
            <Check aria-hidden="true" className="size-4 motion-safe:animate-pop-in stroke-[3.5]" />
          </Primitive.Indicator>
        </Primitive.Root>
      )}
    </ChoiceFrame>
  );
}
