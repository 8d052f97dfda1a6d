import { type ReactElement, useId, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { unstable_PasswordToggleField as Primitive } from 'radix-ui';
import { IconButton } from '../icon-button/icon-button.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';

/** Props of {@link PasswordField}: those of an input, which they and `ref` reach; `className` places the field. */
export interface PasswordFieldProps extends Omit<TextControlProps, 'type' | 'trailing' | 'suffix'> {
  /** Name of the eye while the password is hidden. Default `Show password`. */
  showLabel?: string;
  /** Name of the eye while it is shown. Default `Hide password`. */
  concealLabel?: string;
}

/** A password that can be looked at: typing blind on a phone is how passwords get weak. It is hidden again when the form is sent. */
export function PasswordField({
  showLabel = 'Show password',
  concealLabel = 'Hide password',
  ...rest
}: PasswordFieldProps): ReactElement {
  const [visible, setVisible] = useState(false);
  const label = visible ? concealLabel : showLabel;
  // Radix gives the eye the id of the input otherwise.
  const toggleId = useId();
  return (
    <Primitive.Root visible={visible} onVisibilityChange={setVisible}>
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
