/** Radix's progress is imported here only; Progress and the ring of PhotoTile are made of it. */
export { Progress as Primitive } from 'radix-ui';
