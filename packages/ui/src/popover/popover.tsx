import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { LayerProvider, useIsInLayer, useLayer } from '../layer/layer-context.js';
import { type AsChildProps, takesChild } from '../slot/takes-child.js';
import { Primitive } from './primitive.js';

/** Props of {@link Popover}. */
export interface PopoverProps extends ComponentProps<typeof Primitive.Root> {
  /** Controlled state. Omit it for an uncontrolled popover. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the popover opens or closes. With `open`, called to request either. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** With `true` the page behind is not usable while the popover is open. Default: only inside a dialog or another popover. */
  modal?: boolean | undefined;
  /** A {@link PopoverTrigger} and a {@link PopoverContent}. */
  children: ReactNode;
}

/**
 * A small panel at a button, while the page stays usable: a picker, an explanation, a few settings. Inside a dialog or another popover it
 * is modal, so that a press outside closes only the popover.
 */
export function Popover({ modal, ...rest }: PopoverProps): ReactElement {
  const isInLayer = useIsInLayer();
  return <Primitive.Root {...rest} modal={modal ?? isInLayer} />;
}

/** Props of {@link PopoverTrigger}. */
export interface PopoverTriggerProps extends ComponentProps<'button'>, AsChildProps {}

/** The button that opens and closes the popover. */
export function PopoverTrigger({ asChild, ...rest }: PopoverTriggerProps): ReactElement {
  const child = takesChild(asChild, rest.children);
  return (
    <Primitive.Trigger asChild={child} {...(child ? {} : { 'data-slot': 'popover-trigger' })} {...rest} />
  );
}

/** Props of {@link PopoverClose}. */
export interface PopoverCloseProps extends ComponentProps<'button'>, AsChildProps {}

/** A button that closes the popover; the focus returns to the trigger. */
export function PopoverClose({ asChild, ...rest }: PopoverCloseProps): ReactElement {
  const child = takesChild(asChild, rest.children);
  return <Primitive.Close asChild={child} {...(child ? {} : { 'data-slot': 'popover-close' })} {...rest} />;
}

/** Props of {@link PopoverAnchor}. */
export type PopoverAnchorProps = ComponentProps<typeof Primitive.Anchor>;

/**
 * Element next to which the popover opens, when it is not the trigger.
 *
 * @since 0.2.0
 */
export function PopoverAnchor(props: PopoverAnchorProps): ReactElement {
  return <Primitive.Anchor {...props} />;
}

/**
 * Props of {@link PopoverContent}: those of Radix's panel, such as `alignOffset`, `onEscapeKeyDown` and `onOpenAutoFocus`. Not `asChild`:
 * the panel is the element that scrolls. Not `aria-label`: `label` names it.
 */
export interface PopoverContentProps extends Omit<
  ComponentProps<typeof Primitive.Content>,
  'aria-label' | 'asChild'
> {
  /** Name of the popover for screen readers. */
  label: string;
  /** Side of the trigger. Default `bottom`; the opposite side when it fits only there. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Distance to the trigger, in CSS pixels. Default 6. */
  sideOffset?: number | undefined;
  /** Alignment with the trigger. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Element that holds the popover in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

/** Content of a popover. Takes the focus, scrolls when it is taller than the window, and closes when the focus leaves it. */
export function PopoverContent({
  label,
  side = 'bottom',
  align = 'start',
  sideOffset = 6,
  container,
  forceMount,
  onInteractOutside,
  className,
  children,
  ...rest
}: PopoverContentProps): ReactElement {
  const layer = useLayer(onInteractOutside);
  return (
    <Primitive.Portal container={container} forceMount={forceMount}>
      <Primitive.Content
        data-slot="popover"
        aria-label={label}
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        onInteractOutside={layer.onInteractOutside}
        className={cx(
          'z-50 max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) overflow-auto overscroll-contain rounded-card border border-line bg-surface p-4 text-fg shadow-overlay outline-none motion-safe:data-[state=closed]:animate-pop-out motion-safe:data-[state=open]:animate-pop-in',
          className,
        )}
        {...rest}
      >
        <LayerProvider value={layer.lists}>{children}</LayerProvider>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
