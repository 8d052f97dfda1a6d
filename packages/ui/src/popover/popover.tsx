import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { LayerProvider, useIsInLayer, useLayer } from '../layer/layer-context.js';
import { Primitive } from './primitive.js';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Controlled state. Omit it for an uncontrolled popover. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  /** Called when the popover opens or closes. With `open`, called to request either. */
  onOpenChange?: (open: boolean) => void;
  /** A {@link PopoverTrigger} and a {@link PopoverContent}. */
  children: ReactNode;
}

/**
 * A small panel at a button, while the page stays usable: a picker, an explanation, a few settings. Inside a dialog or another popover it
 * is modal, so that a press outside closes only the popover.
 */
export function Popover(props: PopoverProps): ReactElement {
  return <Primitive.Root {...props} modal={useIsInLayer()} />;
}

/** Makes its only child, a button, open and close the popover. */
export function PopoverTrigger(props: ComponentProps<'button'>): ReactElement {
  return <Primitive.Trigger asChild {...props} />;
}

/** Makes its only child, a button, close the popover; the focus returns to the trigger. */
export function PopoverClose(props: ComponentProps<'button'>): ReactElement {
  return <Primitive.Close asChild {...props} />;
}

/** Props of {@link PopoverContent}. */
export interface PopoverContentProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Name of the popover for screen readers. */
  label: string;
  /** Side of the trigger. Default `bottom`; the opposite side when it fits only there. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Alignment with the trigger. Default `start`. */
  align?: 'start' | 'center' | 'end';
}

/** Content of a popover. Takes the focus, scrolls when it is taller than the window, and closes when the focus leaves it. */
export function PopoverContent({
  label,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...rest
}: PopoverContentProps): ReactElement {
  const { lists, onInteractOutside } = useLayer();
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover"
        aria-label={label}
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        onInteractOutside={onInteractOutside}
        className={cx(
          'z-50 max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) overflow-auto overscroll-contain rounded-card border border-line bg-surface p-4 text-fg shadow-overlay outline-none motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in',
          className,
        )}
        {...rest}
      >
        <LayerProvider value={lists}>{children}</LayerProvider>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
