import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { ToggleGroup as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import type { DataAttributes } from '../slot/data-attributes.js';

/**
 * An option of a {@link SegmentedControl}; `ref`, `className` and the rest reach its button. Has neither `asChild` nor `children`, because
 * the segment draws its icon and its label.
 */
export interface Segment
  extends DataAttributes, Omit<ComponentProps<typeof Primitive.Item>, 'asChild' | 'children' | 'key'> {
  value: string;
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

type RootProps = Extract<ComponentProps<typeof Primitive.Root>, { type: 'single' }>;

/**
 * Props of {@link SegmentedControl}. Has neither `asChild` nor `children`, because it draws its options; no `type`, because exactly one is
 * chosen; no `aria-label`, because `label` names it.
 */
export interface SegmentedControlProps extends Omit<
  RootProps,
  'asChild' | 'children' | 'type' | 'aria-label'
> {
  /** Name of the choice; read out, not shown. */
  label: string;
  /** Two to five short choices. */
  options: readonly Segment[];
  /** Controlled value. Omit it for an uncontrolled control. */
  value?: string;
  /** Initial value. Default: the first option. */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
  /** Name of the value in a form. Default: not sent. */
  name?: string | undefined;
  /** Id of the form, where the control stands outside of it. */
  form?: string | undefined;
  /** Disables all options. Default `false`. */
  disabled?: boolean;
  /** `vertical` places the options in a column, with the arrow keys up and down. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The arrow keys go from the last option to the first. Default `true`. */
  loop?: boolean | undefined;
  /** With `false` Tab reaches each option, and the arrow keys none. Default `true`. */
  rovingFocus?: boolean | undefined;
  /** Direction of reading. Default: that of the page. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Fills the row. Default `false`. */
  fullWidth?: boolean;
}

/** A choice of one option that takes effect at once: a time span, a layout, a theme. With a `name` a form sends it, too. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  name,
  form,
  orientation,
  dir,
  fullWidth = false,
  className,
  ...rest
}: SegmentedControlProps): ReactElement {
  const direction = usePageDirection();
  const [chosen, keep] = useControlled(value, defaultValue);
  function choose(next: string): void {
    // Radix deselects an option on a second press; here one is always selected.
    if (next === '') return;
    keep(next);
    onValueChange?.(next);
  }
  const input = useFormReset(() => choose(defaultValue));
  return (
    <Primitive.Root
      type="single"
      data-slot="segmented-control"
      aria-label={label}
      dir={dir ?? direction}
      orientation={orientation}
      value={chosen}
      onValueChange={choose}
      className={cx(
        'flex max-w-full min-w-0 flex-wrap gap-1 rounded-control bg-fill p-1',
        fullWidth ? 'w-full' : 'w-fit',
        orientation === 'vertical' && 'flex-col',
        className,
      )}
      {...rest}
    >
      {options.map(({ label: words, icon, className: ownClass, ...option }) => (
        <Primitive.Item
          key={option.value}
          data-slot="segment"
          {...option}
          className={cx(
            'flex min-h-9 min-w-0 flex-auto items-center justify-center gap-2 rounded-[calc(var(--ch-radius-control)-0.25rem)] border border-transparent px-3.5 py-1 text-center text-sm font-semibold text-fg-muted transition hover:text-fg disabled:cursor-not-allowed disabled:opacity-45 data-[state=on]:border-line-strong data-[state=on]:bg-surface data-[state=on]:text-fg data-[state=on]:shadow-raised coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0',
            ownClass,
          )}
        >
          {icon}
          <span className="min-w-0 wrap-anywhere">{words}</span>
        </Primitive.Item>
      ))}
      {name === undefined ? null : (
        <input ref={input} type="hidden" {...{ name, form }} value={chosen} disabled={rest.disabled} />
      )}
    </Primitive.Root>
  );
}

/** Returns a ref for an input, and calls `onReset` when its form is reset. */
function useFormReset(onReset: () => void): (input: HTMLInputElement | null) => (() => void) | undefined {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  return useCallback((input) => {
    const form = input?.form;
    const reset = () => latest.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);
}
