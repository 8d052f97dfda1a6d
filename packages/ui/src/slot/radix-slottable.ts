import { Slot } from 'radix-ui';

/** The mark that Radix's own parts look for. */
export const RadixSlottable: typeof Slot.Slottable = Slot.Slottable;
