import type { ComponentProps, FormEvent, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link Form}. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'action'> {
  /** It is to be sent. The page stays; `data` is what stands in its named fields. */
  onSubmit: (submission: { data: FormData; event: FormEvent<HTMLFormElement> }) => void;
}

/** Fields one under the other. The browser's own bubbles stay away: errors stand under their fields and in a FormSummary. */
export function Form({ onSubmit, className, ...rest }: FormProps): ReactElement {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit({ data: new FormData(event.currentTarget), event });
  }
  return (
    <form
      data-slot="form"
      noValidate
      onSubmit={submit}
      className={cx('grid min-w-0 gap-4', className)}
      {...rest}
    />
  );
}
