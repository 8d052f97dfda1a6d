import type { ComponentProps, ReactElement } from 'react';

/** Props of {@link UnstyledButton}. */
export type UnstyledButtonProps = ComponentProps<'button'>;

/**
 * A button without its own styles, for content that is pressed as a whole: a picture, a row, a word in a line. Use a Button for anything
 * that looks like a button. Its `type` is `button`.
 */
export function UnstyledButton({ type = 'button', ...rest }: UnstyledButtonProps): ReactElement {
  return <button data-slot="unstyled-button" type={type} {...rest} />;
}
