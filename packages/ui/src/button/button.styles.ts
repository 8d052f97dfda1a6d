import { cx } from '../class-names/class-names.js';

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
  sm: 'button-sm',
  md: 'button-md',
  lg: 'button-lg',
} satisfies Record<ButtonSize, string>;

interface ButtonLooks {
  tone: ButtonTone;
  size: ButtonSize;
  fullWidth: boolean;
  className: string | undefined;
}

/** The class names of a button: by hand, since each page has one and pays for a library of variants otherwise. */
export function buttonStyles({ tone, size, fullWidth, className }: ButtonLooks): string {
  return cx('button-base', tones[tone], sizes[size], fullWidth && 'w-full', className);
}
