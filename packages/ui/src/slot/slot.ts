/**
 * Renders its only child with the props given to it; what `asChild` is made of. `Slottable` marks which child is the element, and
 * draws around what stands in it.
 */
export { Slot } from 'radix-ui';
