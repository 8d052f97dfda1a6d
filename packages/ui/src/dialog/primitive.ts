/** Radix's dialog is imported here only; Dialog and Drawer are made of it. */
export { Dialog as Primitive } from 'radix-ui';
