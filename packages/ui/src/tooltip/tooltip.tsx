import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tooltip as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';

const SHOW_AFTER_MS = 500;

/** Props of {@link TooltipProvider}. */
export interface TooltipProviderProps extends ComponentProps<typeof Primitive.Provider> {
  /** Milliseconds of hover until the first tooltip. Default 500. */
  delayDuration?: number | undefined;
  /** The whole application: its tooltips share one delay. */
  children: ReactNode;
}

/** Provides tooltips with a common delay: once one was shown, the mouse opens the next ones at once. */
export function TooltipProvider({
  delayDuration = SHOW_AFTER_MS,
  ...rest
}: TooltipProviderProps): ReactElement {
  return <Primitive.Provider delayDuration={delayDuration} {...rest} />;
}

type RootProps = ComponentProps<typeof Primitive.Root>;

/**
 * Props of {@link Tooltip}, those of Radix's tooltip and of its bubble; `ref`, `className` and the rest reach the bubble. The trigger is the
 * child. Has no `asChild`, because the bubble holds the content.
 */
export interface TooltipProps
  extends
    Omit<ComponentProps<typeof Primitive.Content>, 'content' | 'children' | 'asChild'>,
    Omit<RootProps, 'children'> {
  /** A few helpful words, never essential ones. */
  content: ReactNode;
  /** Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Distance to the control, in CSS pixels. Default 6. */
  sideOffset?: number | undefined;
  /** Default `center`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Controlled state. Omit it for an uncontrolled tooltip. */
  open?: boolean | undefined;
  /** Initially open. Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the tooltip opens or closes. With `open`, called to request either. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Milliseconds of hover until this tooltip. Default: that of the provider. */
  delayDuration?: number | undefined;
  /** Element that holds the bubble in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
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
  sideOffset = 6,
  open,
  defaultOpen,
  onOpenChange,
  delayDuration,
  disableHoverableContent,
  container,
  forceMount,
  className,
  children,
  ...rest
}: TooltipProps): ReactElement {
  return (
    <Primitive.Root {...{ open, defaultOpen, onOpenChange, delayDuration, disableHoverableContent }}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal container={container} forceMount={forceMount}>
        <Primitive.Content
          data-slot="tooltip"
          side={side}
          align={align}
          sideOffset={sideOffset}
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
