import { Slot as RadixSlot } from 'radix-ui';

/** Renders its only child with the props given to it; what `asChild` is made of. */
export const Slot: typeof RadixSlot.Root = RadixSlot.Root;

/** Marks the child that becomes the root when other elements stand beside it. */
export const Slottable: typeof RadixSlot.Slottable = RadixSlot.Slottable;
