/** The only import of Radix's popover; Popover, DatePicker and the lists of both comboboxes are built on it. */
export { Popover as Primitive } from 'radix-ui';
