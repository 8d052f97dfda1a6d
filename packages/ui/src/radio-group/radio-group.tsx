import { cva } from 'class-variance-authority';
import { type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { FieldError } from '../field/field-error.js';
import { errorId, fieldIds } from '../field/field-ids.js';
import type { QuestionProps } from '../field/question.js';
import { Label } from '../field/label.js';
import type { DataAttributes } from '../slot/data-attributes.js';
import { Radio, RadioIndicator, type RadioProps, RadioRoot, type RadioRootProps } from './radio.js';

/**
 * An option of a {@link RadioGroup}; `className` styles its row, `ref` and the rest reach its radio button. Has neither `asChild` nor
 * `children`, because the label belongs to the row. The radio button sets its own `type`, `role` and `checked`.
 */
export interface RadioOption
  extends DataAttributes, Omit<RadioProps, 'asChild' | 'children' | 'type' | 'role' | 'checked' | 'key'> {
  value: string;
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupOwnProps extends RadioRootProps {
  /** Options in order. */
  options: readonly RadioOption[];
  /** The error and its remedy; read out when it appears. */
  error?: string | undefined;
  /** `tiles` places two options side by side where there is room, for a few short options with icons. Default `rows`. */
  layout?: 'rows' | 'tiles';
}

/** Props of {@link RadioGroup}: its `label` is the question. */
export type RadioGroupProps = RadioGroupOwnProps & QuestionProps;

/** A choice among a few visible options, in rows that are pressable as a whole. Use a NativeSelect for many options. */
export function RadioGroup({
  label,
  legend,
  options,
  error,
  hideLabel,
  hideLegend = false,
  layout = 'rows',
  'aria-describedby': describedBy,
  className,
  ...rest
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <RadioRoot
      data-slot="radio-group"
      aria-labelledby={`${id}-label`}
      {...fieldIds(id, { description: false, error: Boolean(error), describedBy })}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <span
        id={`${id}-label`}
        data-slot="field-label"
        className={(hideLabel ?? hideLegend) ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label ?? legend}
      </span>
      <div className={grids({ layout })}>
        {options.map((option, index) => (
          <RadioRow
            key={option.value}
            id={option.id ?? `${id}-${index}`}
            option={option}
            layout={layout}
            invalid={Boolean(error)}
          />
        ))}
      </div>
      <FieldError id={errorId(id)} error={error} />
    </RadioRoot>
  );
}

const grids = cva('grid gap-2', {
  variants: {
    layout: { rows: '', tiles: 'grid-cols-[repeat(auto-fit,minmax(min(max(9rem,40%),100%),1fr))]' },
  },
});

const rows = cva(
  'group/choice relative flex min-w-0 cursor-pointer rounded-control border border-line-strong bg-surface p-3.5 transition not-has-disabled:hover:border-fg-muted has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-data-[state=checked]:border-fg has-data-[state=checked]:bg-brand-soft has-data-[state=checked]:inset-ring-1 has-data-[state=checked]:inset-ring-fg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-invalid:not-has-data-[state=checked]:border-danger',
  {
    variants: {
      layout: { rows: 'min-h-13 items-center gap-3 py-3', tiles: 'min-h-26 flex-col justify-between gap-2' },
    },
  },
);

/** Dims all of a disabled option but its description, which may state the reason. */
const PALE = 'group-has-disabled/choice:opacity-45';

const knobs = cva(
  'grid size-6 shrink-0 cursor-[inherit] place-items-center rounded-full border-2 border-line-strong bg-surface outline-none transition data-[state=checked]:border-on-brand data-[state=checked]:bg-brand',
  { variants: { layout: { rows: '', tiles: 'absolute end-3.5 top-3.5' } } },
);

interface RadioRowProps {
  id: string;
  option: RadioOption;
  layout: 'rows' | 'tiles';
  invalid: boolean;
}

function RadioRow({ id, option, layout, invalid }: RadioRowProps): ReactElement {
  const { label, description, icon, className, ...rest } = option;
  return (
    <Label
      htmlFor={id}
      data-slot="radio-row"
      data-invalid={invalid || undefined}
      className={rows({ layout, className })}
    >
      {icon ? <span className={`shrink-0 [&_svg]:size-6 ${PALE}`}>{icon}</span> : null}
      <span
        className={cx(
          'grid min-w-0 wrap-anywhere',
          layout === 'rows' && 'flex-1',
          // Without an icon, the label is beside the knob.
          layout === 'tiles' && !icon && 'pe-8',
        )}
      >
        <span id={`${id}-label`} className={`font-semibold ${PALE}`}>
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className="text-sm text-fg-muted">
            {description}
          </span>
        ) : null}
      </span>
      <Radio
        data-slot="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
        id={id}
        className={cx(knobs({ layout }), PALE)}
      >
        <RadioIndicator className="size-2.5 motion-safe:animate-pop-in rounded-full border border-transparent bg-on-brand" />
      </Radio>
    </Label>
  );
}
