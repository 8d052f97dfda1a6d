/** The only import of Radix's popover; Popover and the list of SearchCombobox are built on it. */
export { Popover as Primitive } from 'radix-ui';
