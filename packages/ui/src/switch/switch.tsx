import type { ComponentProps, ReactElement } from 'react';
import { Switch as Primitive } from 'radix-ui';
import { ChoiceFrame, type ChoiceProps } from '../field/choice-frame.js';

/**
 * Props of {@link Switch}, and those of a button. `ref` and the rest reach the button; `className` styles the row. Has neither `asChild` nor
 * `children`, because the label, the help and the error belong to the switch. The switch sets its own `type` and `role`; `onChange` and
 * `defaultValue` have no effect on a button, so `onCheckedChange` and `value` replace them.
 */
export interface SwitchProps
  extends
    ChoiceProps,
    Omit<
      ComponentProps<typeof Primitive.Root>,
      'asChild' | 'children' | 'type' | 'role' | 'defaultValue' | 'onChange'
    > {
  /** Controlled state. Omit it for an uncontrolled switch. */
  checked?: boolean | undefined;
  /** Initial state. Default `false`. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Name of the value in a form. */
  name?: string;
  /** Value that a form sends while the switch is on. Default `on`. */
  value?: string;
  /** Must be on before a form can be sent. Default `false`. */
  required?: boolean;
}

/** An on-off setting that takes effect at once. Use a Checkbox for a value that a form sends. */
export function Switch({
  label,
  description,
  error,
  hideLabel,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps): ReactElement {
  return (
    <ChoiceFrame
      {...{ label, description, error, hideLabel, id, describedBy, className }}
      slot="switch"
      side="end"
    >
      {(ids) => (
        <Primitive.Root
          data-slot="switch-control"
          className="-my-0.5 flex h-7 w-12 shrink-0 cursor-[inherit] items-center rounded-full border-2 border-line-strong bg-surface px-1 transition data-[state=checked]:border-on-brand data-[state=checked]:bg-brand data-invalid:data-[state=unchecked]:border-danger"
          {...rest}
          {...ids}
        >
          {/* Forced colours show only the transparent border. */}
          <Primitive.Thumb className="size-4 rounded-full border border-transparent bg-line-strong transition data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-brand rtl:data-[state=checked]:-translate-x-5" />
        </Primitive.Root>
      )}
    </ChoiceFrame>
  );
}
