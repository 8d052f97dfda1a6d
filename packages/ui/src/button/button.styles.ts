import { cva } from '../class-names/class-names.js';

/** Looks of buttons: one honey action a view, ink and outline beside it, quiet for the way out, danger for what cannot be undone. */
export type ButtonTone = 'honey' | 'ink' | 'outline' | 'quiet' | 'danger';

/** Heights of buttons: 36, 40 (48 under a finger) and 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const tones = {
  honey: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  ink: 'border-transparent bg-fg text-bg hover:bg-ink-hover',
  outline: 'border-line bg-fill text-fg hover:border-line-strong hover:bg-fill-hover',
  quiet:
    'border-transparent text-fg underline decoration-1 underline-offset-4 hover:bg-fill hover:decoration-2',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
} satisfies Record<ButtonTone, string>;

const sizes = {
  sm: 'touch-target min-h-9 gap-1.5 px-3.5 py-1.5 text-sm [&_svg]:size-4',
  md: 'min-h-control gap-2 px-5 py-2 text-base [&_svg]:size-5',
  lg: 'min-h-13 gap-2 px-6 py-3 text-base [&_svg]:size-5',
} satisfies Record<ButtonSize, string>;

/** The class names of a button. */
export const buttonStyles: (props: {
  tone: ButtonTone;
  size: ButtonSize;
  fullWidth: boolean;
  className: string | undefined;
}) => string = cva('button-base', {
  variants: { tone: tones, size: sizes, fullWidth: { true: 'w-full', false: '' } },
});
