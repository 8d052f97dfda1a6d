import type { ComponentProps, ReactElement } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Checkbox as Primitive } from 'radix-ui';
import { ChoiceFrame, type ChoiceProps } from '../field/choice-frame.js';

/**
 * Props of {@link Checkbox}, and those of a button. `ref` and the rest reach the button; `className` styles the row. Has neither `asChild`
 * nor `children`, because the label, the help and the error belong to the box. The box sets its own `type` and `role`; `onChange` and
 * `defaultValue` have no effect on a button, so `onCheckedChange` and `value` replace them.
 */
export interface CheckboxProps
  extends
    ChoiceProps,
    Omit<
      ComponentProps<typeof Primitive.Root>,
      'asChild' | 'children' | 'type' | 'role' | 'defaultValue' | 'onChange'
    > {
  /** Controlled state; `indeterminate` when only a part of a group is checked. Omit it for an uncontrolled box. */
  checked?: boolean | 'indeterminate' | undefined;
  /** Initial state. Default `false`. */
  defaultChecked?: boolean | 'indeterminate';
  /** Called with the new state. A press on an indeterminate box checks it. */
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
  hideLabel,
  id,
  className,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps): ReactElement {
  return (
    <ChoiceFrame
      {...{ label, description, error, hideLabel, id, describedBy, className }}
      slot="checkbox"
      side="start"
    >
      {(ids) => (
        <Primitive.Root
          data-slot="checkbox-control"
          className="group/box grid size-6 shrink-0 cursor-[inherit] place-items-center rounded-chip border-2 border-line-strong bg-surface text-on-brand transition not-data-[state=unchecked]:border-on-brand not-data-[state=unchecked]:bg-brand data-invalid:data-[state=unchecked]:border-danger"
          onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
          {...rest}
          {...ids}
        >
          <Primitive.Indicator>
            <Check
              aria-hidden="true"
              className="size-4 motion-safe:animate-pop-in stroke-[3.5] group-data-[state=indeterminate]/box:hidden"
            />
            <Minus
              aria-hidden="true"
              className="hidden size-4 motion-safe:animate-pop-in stroke-[3.5] group-data-[state=indeterminate]/box:block"
            />
          </Primitive.Indicator>
        </Primitive.Root>
      )}
    </ChoiceFrame>
  );
}
