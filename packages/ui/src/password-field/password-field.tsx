import { type ReactElement, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { IconButton } from '../icon-button/icon-button.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';

/** Props of {@link PasswordField}: those of an input, which they and `ref` reach; `className` places the field. */
export interface PasswordFieldProps extends Omit<TextControlProps, 'type' | 'trailing' | 'suffix'> {
  /** Name of the eye while the password is hidden. Default `Show password`. */
  showLabel?: string;
  /** Name of the eye while it is shown. Default `Hide password`. */
  concealLabel?: string;
}

/** A password that can be looked at: typing blind on a phone is how passwords get weak. */
export function PasswordField({
  showLabel = 'Show password',
  concealLabel = 'Hide password',
  ...rest
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextControl
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      slot="password-field"
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? concealLabel : showLabel}
          size="sm"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
