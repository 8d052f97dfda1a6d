import type { ComboboxProps } from './combobox.js';

/** Returns the props of a combobox that belong to its input. Hidden inputs send `name` and the value. */
export function inputProps(field: ComboboxProps) {
  const {
    label: _label,
    description: _description,
    error: _error,
    hideLabel: _hideLabel,
    ...labelled
  } = field;
  const {
    options: _options,
    onSearchChange: _search,
    filter: _filter,
    multiple: _multiple,
    ...own
  } = labelled;
  const {
    value: _value,
    defaultValue: _initial,
    onValueChange: _change,
    name: _name,
    required: _required,
    ...text
  } = own;
  const {
    loading: _loading,
    loadingLabel: _loadingLabel,
    emptyLabel: _empty,
    clearLabel: _clear,
    ...words
  } = text;
  const { countLabel: _count, removeLabel: _remove, open: _open, defaultOpen: _defaultOpen, ...rest } = words;
  const { onOpenChange: _openChange, className: _className, ...input } = rest;
  return input;
}
