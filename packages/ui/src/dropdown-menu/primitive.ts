/** Radix's menu is imported here only. */
export { DropdownMenu as Primitive } from 'radix-ui';
