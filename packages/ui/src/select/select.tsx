import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useControlled } from '../controlled/use-controlled.js';
import { usePageDirection } from '../direction/use-page-direction.js';
import { controlBox, controlInner } from '../field/control.styles.js';
import { Field, type LabelledProps } from '../field/field.js';
import type { DataAttributes } from '../slot/data-attributes.js';
import { OptionList } from './option-list.js';
import { Primitive } from './primitive.js';

/**
 * An option of a {@link Select}; `ref`, `className` and the rest reach its row. Has neither `asChild` nor `children`, because the row draws
 * its label.
 */
export interface SelectOption
  extends DataAttributes, Omit<ComponentProps<typeof Primitive.Item>, 'asChild' | 'children' | 'key'> {
  value: string;
  label: string;
  /** Help under the label. */
  description?: ReactNode;
  /** Icon or picture before the label. */
  leading?: ReactNode;
  disabled?: boolean | undefined;
}

/** Options under a heading. Has neither `asChild` nor `children`, because the group draws its options. */
export interface SelectGroup
  extends DataAttributes, Omit<ComponentProps<typeof Primitive.Group>, 'asChild' | 'children' | 'key'> {
  label: string;
  options: readonly SelectOption[];
}

/** Heights of {@link Select}: 36 px, 44 px for touch, and 44 px. */
export type SelectSize = 'sm' | 'md';

type RootProps = ComponentProps<typeof Primitive.Root>;

/** Props of the list of a {@link Select}. Has neither `asChild` nor `children`, because the list draws the options. */
export interface SelectListProps extends Omit<
  ComponentProps<typeof Primitive.Content>,
  'asChild' | 'children'
> {
  /** Element that holds the list in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

/**
 * Props of {@link Select}, and those of a button. `ref` and the rest reach the button; `className` styles the field. Has neither `asChild`
 * nor `children`, because the button draws the chosen option.
 */
export interface SelectProps
  extends
    LabelledProps,
    Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild' | 'children' | keyof RootProps>,
    Omit<RootProps, 'children'> {
  /** Options in order; a group has its own heading. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Text while nothing is chosen. */
  placeholder?: string | undefined;
  /** Default `md`. */
  size?: SelectSize | undefined;
  /** Controlled value; empty while nothing is chosen. Omit it for an uncontrolled select. */
  value?: string | undefined;
  /** Initial value. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Controlled state of the list. Omit it for an uncontrolled list. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Name of the value in its form. */
  name?: string | undefined;
  /** Id of the form, where the select stands outside of it. */
  form?: string | undefined;
  /** An option must be chosen before the form can be sent. Default `false`. */
  required?: boolean | undefined;
  /** Default `false`. */
  disabled?: boolean | undefined;
  /** Direction of reading. Default: that of the page. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Props of the list, such as `side` and `container`. */
  list?: SelectListProps | undefined;
}

const box = cva(controlBox, {
  variants: { size: { sm: 'min-h-9! coarse:min-h-11!', md: '' } satisfies Record<SelectSize, string> },
});
const control = cva(
  [
    controlInner,
    'flex cursor-pointer items-center gap-2 ps-3.5 pe-2.5 text-start data-placeholder:text-fg-muted',
  ],
  {
    variants: {
      size: { sm: 'min-h-9! py-1! text-sm coarse:min-h-11!', md: '' } satisfies Record<SelectSize, string>,
    },
  },
);

/**
 * A choice from a list whose options have icons, descriptions or groups. NativeSelect is lighter by 29 KB and shows the picker of the
 * phone, so it suits plain options.
 *
 * @since 0.2.0
 */
export function Select(props: SelectProps): ReactElement {
  const { label, description, error, hideLabel = false, id, className, ...rest } = props;
  return (
    <Field
      {...{ id, label, description, error, hideLabel, className }}
      describedBy={rest['aria-describedby']}
      slot="select"
    >
      {(ids) => (
        <div
          data-slot="select-box"
          data-invalid={ids['data-invalid']}
          className={box({ size: rest.size ?? 'md' })}
        >
          <SelectControl {...rest} {...ids} />
        </div>
      )}
    </Field>
  );
}

type ControlProps = Omit<SelectProps, keyof LabelledProps>;

function SelectControl({
  options,
  placeholder,
  size = 'md',
  value,
  defaultValue = '',
  onValueChange,
  dir,
  list,
  ...props
}: ControlProps): ReactElement {
  const {
    open: openNow,
    defaultOpen = false,
    onOpenChange,
    name,
    form,
    autoComplete,
    required,
    disabled,
    ...rest
  } = props;
  const direction = usePageDirection();
  const [chosen, keep] = useControlled(value, defaultValue);
  const [open, keepOpen] = useControlled(openNow, defaultOpen);
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  return (
    <Primitive.Root
      {...{ open, name, form, autoComplete, required, disabled }}
      onOpenChange={(next) => {
        keepOpen(next);
        onOpenChange?.(next);
      }}
      dir={dir ?? direction}
      value={chosen}
      onValueChange={(next) => {
        keep(next);
        onValueChange?.(next);
      }}
    >
      {/* Outside of the open list everything is hidden from screen readers, so Tab must not reach the control there. */}
      <Primitive.Trigger
        data-slot="select-control"
        className={control({ size })}
        {...rest}
        {...(open && { tabIndex: -1 })}
      >
        <span className="min-w-0 flex-1 truncate">
          <Primitive.Value placeholder={placeholder}>
            {all.find((option) => option.value === chosen)?.label}
          </Primitive.Value>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
      </Primitive.Trigger>
      <OptionList options={options} {...list} />
    </Primitive.Root>
  );
}
