import type { ReactElement } from 'react';
import { TextControl, type TextControlProps } from './text-control.js';

/**
 * Props of {@link TextField}, and those of an input. `ref` and the rest reach the input, as form libraries expect; `className` styles the
 * whole field.
 */
export type TextFieldProps = TextControlProps;

/** A single-line text field with its label, help and error. */
export function TextField(props: TextFieldProps): ReactElement {
  return <TextControl {...props} slot="text-field" />;
}
