import type { ComponentProps, ReactElement } from 'react';
import { Label as Primitive } from 'radix-ui';

/** The words of a control. A double click on them selects no text. */
export function Label(props: ComponentProps<'label'>): ReactElement {
  return <Primitive.Root {...props} />;
}
