/**
 * Renders its only child with the props given to it; `asChild` is built on it. `Slottable` marks the child that becomes the element, and
 * renders the other content around that child's children.
 */
export { Slot } from 'radix-ui';
