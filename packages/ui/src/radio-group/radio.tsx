import type { ComponentProps, ReactElement } from 'react';
import { RadioGroup as Primitive } from 'radix-ui';
import { usePageDirection } from '../direction/use-page-direction.js';

/** Props of {@link RadioRoot}. */
export interface RadioRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Controls it; an empty text chooses none. */
  value?: string | undefined;
  /** Chosen at the beginning. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the value that is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** One must be chosen before a form can be sent. Default `false`. */
  required?: boolean;
  /** None can be chosen. Default `false`. */
  disabled?: boolean;
}

/** Radix's radio group in the direction of the page; RadioGroup and RatingField are made of it. */
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
