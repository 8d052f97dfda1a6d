import type { ComponentProps, ReactElement } from 'react';
import { cva } from 'class-variance-authority';

/** Props of {@link ButtonGroup}. */
export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** What the buttons have in common, for screen readers. */
  label: string;
  /** The buttons touch and are rounded only at the ends of the row. Default `false`: 8 px between them, wrapping. */
  attached?: boolean;
  /** The buttons share the whole row. Default `false`. */
  fullWidth?: boolean;
}

const styles = cva('flex max-w-full', {
  variants: {
    attached: {
      true: 'w-fit flex-wrap *:rounded-none *:not-first:-ms-px *:first:rounded-s-control *:last:rounded-e-control *:focus-visible:z-1 *:hover:z-1 *:relative',
      false: 'flex-wrap gap-2',
    },
    fullWidth: { true: 'w-full *:flex-1', false: '' },
  },
});

/** Buttons that belong together. Choosing one of several is a SegmentedControl. */
export function ButtonGroup({
  label,
  attached = false,
  fullWidth = false,
  className,
  ...rest
}: ButtonGroupProps): ReactElement {
  return (
    <div
      data-slot="button-group"
      role="group"
      aria-label={label}
      className={styles({ attached, fullWidth, className })}
      {...rest}
    />
  );
}
