/** The only import of Radix's dialog; Dialog and Sheet are built on it. */
export { Dialog as Primitive } from 'radix-ui';
