import type { ComponentProps, ReactElement } from 'react';

/** Props of {@link UnstyledButton}. */
export type UnstyledButtonProps = ComponentProps<'button'>;

/**
 * A button without looks of its own, for what is pressed as a whole: a picture, a row, a word in a line. What looks like a
 * button is a Button. Its `type` is `button`.
 */
export function UnstyledButton({ type = 'button', ...rest }: UnstyledButtonProps): ReactElement {
  return <button data-slot="unstyled-button" type={type} {...rest} />;
}
