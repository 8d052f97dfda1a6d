import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Field, type LabelledProps } from '../field/field.js';
import type { DataAttributes } from '../slot/data-attributes.js';
import { ComboboxControl } from './combobox-control.js';

/** An option of a {@link Combobox}. Attributes `data-*` reach its row. */
export interface ComboboxOption extends DataAttributes {
  /** Unique value, which the form gets. */
  value: string;
  label: string;
  /** Help under the label. */
  description?: ReactNode;
  /** Icon or picture before the label. */
  leading?: ReactNode;
  /** Further words that find the option: an abbreviation, another spelling. */
  keywords?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface ComboboxGroup {
  label: string;
  options: readonly ComboboxOption[];
}

interface ComboboxBaseProps
  extends
    Omit<LabelledProps, 'label'>,
    Omit<
      ComponentProps<'input'>,
      'children' | 'value' | 'defaultValue' | 'multiple' | 'list' | 'role' | 'type' | 'size'
    > {
  /** Label, always present; `hideLabel` only hides it visually. Names the list, too. */
  label: string;
  /** Options in order; a group has its own heading. */
  options: readonly (ComboboxOption | ComboboxGroup)[];
  /** Text while nothing is chosen. */
  placeholder?: string | undefined;
  /** Called with the text as it is typed; empty when the list closes. For a caller that loads the options. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** With `false` the caller filters: all options are shown. Default `true`, which ignores case and accents. */
  filter?: boolean | undefined;
  /** The options are on their way. Options that are there stay in sight. Default `false`. */
  loading?: boolean | undefined;
  /** Text while the options load. Default `Loading…`. */
  loadingLabel?: string | undefined;
  /** Text when no option matches. Default `Nothing found`. */
  emptyLabel?: string | undefined;
  /** Accessible name of the button that removes the answer, which a required field does not have. Default `Clear`. */
  clearLabel?: string | undefined;
  /** Accessible name of a tag of a multiple combobox, which a press removes. Default `Remove Biology`. */
  removeLabel?: ((label: string) => string) | undefined;
  /** Text that is read out when the list opens or changes. Default `3 options`. */
  countLabel?: ((count: number) => string) | undefined;
  /** Controlled state of the list. Omit it for an uncontrolled list. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Name of the value in its form. Several values have the same name. */
  name?: string | undefined;
  /** Id of the form, where the field stands outside of it. */
  form?: string | undefined;
  /** An option must be chosen before the form can be sent. Default `false`. */
  required?: boolean | undefined;
  /** Default `false`. */
  disabled?: boolean | undefined;
  /** Shows and sends the answer without a list. Default `false`. */
  readOnly?: boolean | undefined;
}

interface ComboboxSingleProps extends ComboboxBaseProps {
  /** With `true` several options can be chosen; each is a tag. Default `false`. */
  multiple?: false | undefined;
  /** Controlled value; empty while nothing is chosen. Omit it for an uncontrolled field. */
  value?: string | undefined;
  /** Initial value. Default: empty. */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option; empty when it is removed. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface ComboboxMultipleProps extends ComboboxBaseProps {
  /** With `true` several options can be chosen; each is a tag. Default `false`. */
  multiple: true;
  /** Controlled values. Omit them for an uncontrolled field. */
  value?: readonly string[] | undefined;
  /** Initial values. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the chosen options. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Props of {@link Combobox}, and those of an input. `ref` and the rest reach the input; `className` styles the field. */
export type ComboboxProps = ComboboxSingleProps | ComboboxMultipleProps;

/**
 * A choice from a list that is too long to read: typing finds the option. The list and its position load when the field is first reached.
 *
 * @since 0.2.0
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, description, error, hideLabel = false, id, className } = props;
  const describedBy = props['aria-describedby'];
  return (
    <Field {...{ id, label, description, error, hideLabel, className, describedBy }} slot="combobox">
      {(ids) => <ComboboxControl field={props} ids={ids} />}
    </Field>
  );
}
