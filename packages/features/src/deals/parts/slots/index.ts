export { SlotPicker } from './slot-picker.js';
export type { Slot } from './slot-days.js';
export { useSlots, type SlotChoice } from './use-slots.js';
