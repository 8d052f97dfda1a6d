/** Radix's popover is imported here only; Popover and the list of SearchCombobox are made of it. */
export { Popover as Primitive } from 'radix-ui';
