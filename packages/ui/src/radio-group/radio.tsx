import type { ComponentProps, ReactElement } from 'react';
import { RadioGroup as Primitive } from 'radix-ui';
import { usePageDirection } from '../direction/use-page-direction.js';

/** Props of {@link RadioRoot}. */
export interface RadioRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Controlled value; an empty text selects none. */
  value?: string | undefined;
  /** Initial value. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** An option must be selected before a form can be sent. Default `false`. */
  required?: boolean;
  /** Disables all options. Default `false`. */
  disabled?: boolean;
  /** Direction of the arrow keys. Default: both. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The arrow keys go from the last option to the first. Default `true`. */
  loop?: boolean | undefined;
}

/** Radix's radio group in the direction of the page; RadioGroup and RatingField are built on it. */
export function RadioRoot(props: RadioRootProps): ReactElement {
  return <Primitive.Root dir={usePageDirection()} {...props} />;
}

/** A single radio button. */
export function Radio(props: ComponentProps<'button'> & { value: string }): ReactElement {
  return <Primitive.Item {...props} />;
}

/** Content of a radio button that is shown only while it is chosen. */
export function RadioIndicator(props: ComponentProps<'span'>): ReactElement {
  return <Primitive.Indicator {...props} />;
}
