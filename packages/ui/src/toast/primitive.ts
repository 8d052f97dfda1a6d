/** The only import of Radix's toast. */
export { Toast as Primitive } from 'radix-ui';
