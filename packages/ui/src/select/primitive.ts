/** The only import of Radix's select. */
export { Select as Primitive } from 'radix-ui';
