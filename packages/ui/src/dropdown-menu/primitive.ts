/** The only import of Radix's menu. */
export { DropdownMenu as Primitive } from 'radix-ui';
