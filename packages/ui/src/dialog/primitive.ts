/** Radix's dialog is imported here only; Dialog and Sheet are made of it. */
export { Dialog as Primitive } from 'radix-ui';
