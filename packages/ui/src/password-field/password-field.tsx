import { type ReactElement, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { IconButton } from '../icon-button/icon-button.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'suffix'> {
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
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
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
