import { cva } from 'class-variance-authority';

/** Styles of buttons: one primary action a view, secondary and outline next to it, ghost to leave, danger for irreversible actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';

/** Heights of buttons: 36, 40 (48 for touch) and 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border-transparent bg-fg text-bg hover:bg-ink-hover',
  outline: 'border-line bg-fill text-fg hover:border-line-strong hover:bg-fill-hover',
  ghost:
    'border-transparent text-fg underline decoration-1 underline-offset-4 hover:bg-fill hover:decoration-2',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
} satisfies Record<ButtonVariant, string>;

// The padding shrinks on the narrowest phones, so that a long word fits.
const sizes = {
  sm: 'touch-target min-h-9 gap-1.5 px-[min(0.875rem,4vw)] py-1.5 text-sm [&_svg]:size-4',
  md: 'min-h-control gap-2 px-[min(1.25rem,6vw)] py-2 text-base [&_svg]:size-5',
  lg: 'min-h-13 gap-2 px-[min(1.5rem,7vw)] py-3 text-base [&_svg]:size-5',
} satisfies Record<ButtonSize, string>;

/** Returns the class names of a button. */
export const buttonStyles = cva(
  [
    'inline-flex max-w-full items-center justify-center rounded-control border text-center font-bold transition active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-progress',
    '[&_svg]:shrink-0 *:data-[slot=button-label]:min-w-0 *:data-[slot=button-label]:wrap-break-word',
  ],
  { variants: { variant: variants, size: sizes, fullWidth: { true: 'w-full' } } },
);
