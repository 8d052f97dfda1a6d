import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tooltip as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';

const SHOW_AFTER_MS = 500;

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps {
  /** The whole application: its tooltips share one delay. */
  children: ReactNode;
}

/** Provides tooltips with a common delay: once one was shown, the mouse opens the next ones at once. */
export function TooltipProvider({ children }: TooltipProviderProps): ReactElement {
  return <Primitive.Provider delayDuration={SHOW_AFTER_MS}>{children}</Primitive.Provider>;
}

/** Props of {@link Tooltip}; `ref`, `className` and the rest reach the bubble. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A few helpful words, never essential ones. */
  content: ReactNode;
  /** Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `center`. */
  align?: 'start' | 'center' | 'end';
  /** Initially open. Default `false`. */
  defaultOpen?: boolean;
  /** The control that the tooltip describes. */
  children: ReactElement;
}

/**
 * A few words about a control, for mouse and keyboard. Touch has no hover: put essential text in the page or in a Popover. Needs a
 * {@link TooltipProvider} above.
 */
export function Tooltip({
  content,
  side = 'top',
  align = 'center',
  defaultOpen = false,
  className,
  children,
  ...rest
}: TooltipProps): ReactElement {
  return (
    <Primitive.Root defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="tooltip"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            'z-60 w-max max-w-72 motion-safe:animate-fade-in rounded-chip border border-transparent bg-fg px-2.5 py-1.5 text-start text-sm font-semibold whitespace-normal text-bg shadow-overlay',
            className,
          )}
          {...rest}
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
