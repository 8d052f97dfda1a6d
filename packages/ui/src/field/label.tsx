import type { ComponentProps, ReactElement } from 'react';
import { Label as Primitive } from 'radix-ui';

/** Label of a control. A double click on it selects no text. */
export function Label(props: ComponentProps<'label'>): ReactElement {
  return <Primitive.Root {...props} />;
}
