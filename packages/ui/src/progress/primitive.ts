/** The only import of Radix's progress; Progress and the ring of PhotoTile are built on it. */
export { Progress as Primitive } from 'radix-ui';
