import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ToggleGroup as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { usePageDirection } from '../direction/use-page-direction.js';

/** An option of a {@link SegmentedControl}. */
export interface Segment {
  value: string;
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'children' | 'dir' | 'aria-label'
> {
  /** Name of the choice; read out, not shown. */
  label: string;
  /** Two to five short choices. */
  options: readonly Segment[];
  /** Controls it. */
  value?: string;
  /** Default: the first. */
  defaultValue?: string;
  /** Called with the value that is chosen. */
  onValueChange?: (value: string) => void;
  /** Nothing can be chosen. Default `false`. */
  disabled?: boolean;
  /** Fills the row. Default `false`. */
  fullWidth?: boolean;
}

/** One of a few, always chosen, acting at once: a span of time, a layout, a theme. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  fullWidth = false,
  className,
  ...rest
}: SegmentedControlProps): ReactElement {
  const direction = usePageDirection();
  const [chosen, keep] = useControlled(value, defaultValue);
  function choose(next: string): void {
    // Radix lets the chosen one be given up by a second press; one is always chosen here.
    if (next === '') return;
    keep(next);
    onValueChange?.(next);
  }
  return (
    <Primitive.Root
      type="single"
      data-slot="segmented-control"
      aria-label={label}
      dir={direction}
      value={chosen}
      onValueChange={choose}
      className={cx(
        'flex max-w-full min-w-0 flex-wrap gap-1 rounded-control bg-fill p-1',
        fullWidth ? 'w-full' : 'w-fit',
        className,
      )}
      {...rest}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          data-slot="segment"
          value={option.value}
          {...(option.disabled === undefined ? {} : { disabled: option.disabled })}
          className="flex min-h-9 min-w-0 flex-auto items-center justify-center gap-2 rounded-[calc(var(--radius-control)-0.25rem)] border border-transparent px-3.5 py-1 text-center text-sm font-semibold text-fg-muted transition hover:text-fg disabled:cursor-not-allowed disabled:opacity-45 data-[state=on]:border-line-strong data-[state=on]:bg-surface data-[state=on]:text-fg data-[state=on]:shadow-raised coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0"
        >
          {option.icon}
          <span className="min-w-0 wrap-anywhere">{option.label}</span>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
