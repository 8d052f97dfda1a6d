import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { RadioGroup as Primitive } from 'radix-ui';
import { usePageDirection } from '../direction/use-page-direction.js';

/** Props of {@link RadioRoot}. Has neither `asChild` nor `children`, because RadioGroup and RatingField draw their options. */
export interface RadioRootProps extends Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> {
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Controlled value; an empty text selects none. */
  value?: string | null | undefined;
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
  /** Id of the form, where the group stands outside of it. */
  form?: string | undefined;
  /** Direction of reading. Default: that of the page. */
  dir?: 'ltr' | 'rtl' | undefined;
}

/** Radix's radio group in the direction of the page; RadioGroup and RatingField are built on it. */
export function RadioRoot({ dir, ...rest }: RadioRootProps & { children: ReactNode }): ReactElement {
  const direction = usePageDirection();
  return <Primitive.Root dir={dir ?? direction} {...rest} />;
}

/** Props of {@link Radio}. */
export type RadioProps = ComponentProps<typeof Primitive.Item>;

/** A single radio button. */
export function Radio(props: RadioProps): ReactElement {
  return <Primitive.Item {...props} />;
}

/** Content of a radio button that is shown only while it is chosen. */
export function RadioIndicator(props: ComponentProps<'span'>): ReactElement {
  return <Primitive.Indicator {...props} />;
}
