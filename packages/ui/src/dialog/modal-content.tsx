import { type ComponentProps, type ReactElement, type ReactNode, use } from 'react';
import { cx } from '../class-names/class-names.js';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { LayerProvider, useLayer } from '../layer/layer-context.js';
import { BackCloses } from '../back/back-closes.js';
import { DialogContext } from './dialog-context.js';
import { overlayStyles } from './overlay.styles.js';
import { Primitive } from './primitive.js';
import { useFocusReturn } from './use-focus-return.js';
import { useSheetDrag } from './use-sheet-drag.js';

/** Widths at which a downward swipe closes the overlay: below 640 px, any, or none. */
type Draggable = 'phone' | 'always' | 'never';

type ContentProps = ComponentProps<typeof Primitive.Content>;

/** Props of Radix's panel. Has no `asChild`, because the panel wraps its children. */
export interface ModalProps extends Omit<ContentProps, 'title' | 'asChild'> {
  /** Called before the dialog takes the focus. Call `preventDefault()` to focus another element. */
  onOpenAutoFocus?: ContentProps['onOpenAutoFocus'];
  /** Called before the focus returns to the opener. Call `preventDefault()` to move it elsewhere. */
  onCloseAutoFocus?: ContentProps['onCloseAutoFocus'];
  /** Called when Escape is pressed. Call `preventDefault()` to keep the dialog open. */
  onEscapeKeyDown?: ContentProps['onEscapeKeyDown'];
  /** Called on a press outside. Call `preventDefault()` to keep the dialog open. */
  onPointerDownOutside?: ContentProps['onPointerDownOutside'];
  /** Called when the focus moves outside. Call `preventDefault()` to keep the dialog open. */
  onFocusOutside?: ContentProps['onFocusOutside'];
  /** Called on a press or focus outside. Call `preventDefault()` to keep the dialog open. */
  onInteractOutside?: ContentProps['onInteractOutside'];
  /** Keeps the closed dialog in the document, for animations by a library. */
  forceMount?: true | undefined;
  /** Element that holds the dialog in the document. Default `document.body`. */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

interface ModalContentProps extends Omit<ModalProps, 'className' | 'draggable'> {
  slot: string;
  draggable: Draggable;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  className: string;
  bodyClassName: string;
}

const grips = { phone: 'grid sm:hidden', always: 'grid', never: 'hidden' } satisfies Record<
  Draggable,
  string
>;
const tops = { phone: 'touch-none sm:touch-auto', always: 'touch-none', never: '' } satisfies Record<
  Draggable,
  string
>;

/** The panel of Dialog and Sheet: grip, title, close button, a scrolling body, a fixed footer. */
export function ModalContent({
  slot,
  draggable,
  title,
  description,
  footer,
  closeLabel,
  bodyClassName,
  container,
  forceMount,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onInteractOutside,
  ...rest
}: ModalContentProps): ReactElement {
  const { close, modal } = use(DialogContext);
  const layer = useLayer(onInteractOutside);
  const focus = useFocusReturn({ modal, onOpenAutoFocus, onCloseAutoFocus });
  const drag = useSheetDrag(close);
  return (
    <Primitive.Portal container={container} forceMount={forceMount}>
      <Primitive.Overlay data-slot={`${slot}-overlay`} className={overlayStyles} />
      <Primitive.Content
        data-slot={slot}
        data-sheet={draggable}
        onOpenAutoFocus={(event) => {
          focus.onOpenAutoFocus(event);
          if (!event.defaultPrevented) focusWindow(event);
        }}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        onInteractOutside={layer.onInteractOutside}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <BackCloses onBack={close} />
        <div data-slot={`${slot}-top`} className={cx('shrink-0', tops[draggable])} {...drag}>
          <span
            data-slot="sheet-grip"
            aria-hidden="true"
            className={cx('h-5 cursor-grab place-items-center', grips[draggable])}
          >
            <span className="h-1 w-10 rounded-full bg-line-strong" />
          </span>
          <header
            className={cx(
              'flex items-start gap-3 ps-5 pe-3',
              draggable === 'never' ? 'pt-4' : 'pt-1 sm:pt-4',
            )}
          >
            <div className="grid min-w-0 flex-1 gap-1 py-2">
              <Primitive.Title>{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="text-sm text-fg-muted">{description}</Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </header>
        </div>
        <div
          ref={reachByKeyboard}
          data-slot={`${slot}-body`}
          className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', bodyClassName)}
        >
          <LayerProvider value={layer.lists}>{children}</LayerProvider>
        </div>
        {footer ? (
          <footer
            data-slot={`${slot}-footer`}
            className="flex shrink-0 flex-col-reverse gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end"
          >
            {footer}
          </footer>
        ) : null}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Focuses the panel itself: its title is read out, the close button has no focus ring, and no keyboard opens. */
function focusWindow(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** Makes a body focusable when it is taller than the panel and contains no focusable element, so that the keyboard can scroll it. */
function reachByKeyboard(body: HTMLElement | null): void {
  if (!body || body.scrollHeight <= body.clientHeight) return;
  if (!body.querySelector('a[href], button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
}
