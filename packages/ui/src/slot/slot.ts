import { Slot as Primitive } from 'radix-ui';

/** Renders its only child with the props given to it; what `asChild` is made of. */
export const Slot = Primitive.Root;

/** Marks which child of a {@link Slot} is the element, and draws around what stands in it. */
export const Slottable = Primitive.Slottable;
