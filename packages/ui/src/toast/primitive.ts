/** Radix's toast is imported here only. */
export { Toast as Primitive } from 'radix-ui';
