import { type ReactElement, useId } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { unstable_PasswordToggleField as Primitive } from 'radix-ui';
import { useControlled } from '../controlled/use-controlled.js';
import { IconButton } from '../icon-button/icon-button.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';

/**
 * Props of {@link PasswordField}, and those of an input. `ref` and the rest reach the input; `className` styles the field. Has neither
 * `asChild` nor `children`, because the label and the toggle belong to the input.
 */
export interface PasswordFieldProps extends Omit<TextControlProps, 'type' | 'trailing' | 'suffix'> {
  /** Controlled visibility of the text. Omit it for an uncontrolled field. */
  visible?: boolean | undefined;
  /** Initial visibility. Default `false`. */
  defaultVisible?: boolean | undefined;
  /** Called when the text is shown or hidden: by a press, or with `false` when the form is sent. */
  onVisibilityChange?: ((visible: boolean) => void) | undefined;
  /** Accessible name of the toggle while the password is hidden. Default `Show password`. */
  showLabel?: string;
  /** Accessible name of the toggle while the password is visible. Default `Hide password`. */
  concealLabel?: string;
}

/**
 * A password field with a toggle to show the text: typing blind on a phone leads to weak passwords. Hides the password again when the
 * form is sent.
 */
export function PasswordField({
  showLabel = 'Show password',
  concealLabel = 'Hide password',
  visible: visibleProp,
  defaultVisible = false,
  onVisibilityChange,
  ...rest
}: PasswordFieldProps): ReactElement {
  const [visible, keep] = useControlled(visibleProp, defaultVisible);
  const label = visible ? concealLabel : showLabel;
  // Without an own id, Radix would give the toggle that of the input.
  const toggleId = useId();
  return (
    <Primitive.Root
      visible={visible}
      onVisibilityChange={(next) => {
        keep(next);
        onVisibilityChange?.(next);
      }}
    >
      <TextControl
        autoCorrect="off"
        {...rest}
        slot="password-field"
        control={Primitive.Input}
        trailing={
          <Primitive.Toggle asChild id={toggleId} aria-label={label} disabled={rest.disabled}>
            <IconButton label={label} size="sm">
              {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          </Primitive.Toggle>
        }
      />
    </Primitive.Root>
  );
}
