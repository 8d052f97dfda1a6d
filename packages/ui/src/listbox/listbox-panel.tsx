import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../class-names/class-names.js';
import { useListInLayer } from '../layer/layer-context.js';
import { Primitive } from '../popover/primitive.js';

/** Props of {@link ListboxPanel}. */
export interface ListboxPanelProps {
  /** `data-slot` of the panel. */
  slot: string;
  /** Box of the field, below which the panel opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Index of the active row, which is scrolled into view. */
  active: number;
  /** Called on a press outside, and on Escape, which a surrounding dialog then ignores. */
  onClose: () => void;
  /** Class names of the panel. */
  className?: string | undefined;
  /** List, headings and messages. */
  children: ReactNode;
}

/** The panel that opens at a text field, while the text keeps the focus. The field handles the keys other than Escape. */
export function ListboxPanel(props: ListboxPanelProps): ReactElement {
  const { slot, anchor, active, onClose, className, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  // The lock of scrolling that a dialog sets lets only its own content scroll.
  const [container] = useState(() => anchor.current?.closest<HTMLElement>('[data-sheet]') ?? null);
  useListInLayer();
  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  /** Prevents a press on the text or on its clear button from counting as an outside press. */
  function keepFocusWithin(event: Event): void {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal container={container}>
        <Primitive.Content
          ref={panel}
          role="group"
          data-slot={slot}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onInteractOutside={keepFocusWithin}
          onMouseDown={prevent}
          className={cx(
            'z-50 flex max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) min-w-(--radix-popover-trigger-width) flex-col rounded-card border border-line bg-surface p-1.5 text-fg shadow-overlay outline-none',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function prevent(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
