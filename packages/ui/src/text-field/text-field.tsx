import type { ReactElement } from 'react';
import { TextControl, type TextControlProps } from './text-control.js';

/**
 * Props of {@link TextField}: those of an input. They and `ref` reach the input, as form libraries expect; `className`
 * places the whole field.
 */
export type TextFieldProps = TextControlProps;

/** A single-line text field with its label, help and error. */
export function TextField(props: TextFieldProps): ReactElement {
  return <TextControl {...props} slot="text-field" />;
}
