import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { BackCloses } from '../back/back-closes.js';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { overlayStyles } from '../dialog/overlay.styles.js';
import { Primitive as Modal } from '../dialog/primitive.js';
import { useFocusReturn } from '../dialog/use-focus-return.js';
import type { DataAttributes } from '../slot/data-attributes.js';
import { CommandPanel } from './command-panel.js';

/** A row of a {@link CommandPalette}. Attributes `data-*` reach it. */
export interface CommandPaletteItem extends DataAttributes {
  /** Unique id in the palette. */
  id: string;
  label: string;
  /** Secondary line, which is searched, too. */
  description?: string | undefined;
  /** Icon or picture before the label. */
  leading?: ReactNode;
  /** Hint after the label, such as a count. */
  trailing?: ReactNode;
  /** Keys of the same action elsewhere: `['mod', 'P']`. `mod` is ⌘ or Ctrl. */
  shortcut?: readonly string[] | undefined;
  /** Further words that find the item. */
  keywords?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  /** Called when the item is taken by press or Enter, just before the palette closes. */
  onSelect: () => void;
}

/** Items under a heading. */
export interface CommandPaletteGroup {
  label: string;
  items: readonly CommandPaletteItem[];
  /** With `false` the caller matches the items: all of them are shown. Default: that of the palette. */
  filter?: boolean | undefined;
}

/** Props of {@link CommandPalette}, and those of its panel. */
export interface CommandPaletteProps extends Omit<
  ComponentProps<typeof Modal.Content>,
  'asChild' | 'children' | 'aria-label'
> {
  /** Name of the palette and of its text: `Go to`. */
  label: string;
  /** Groups in order; those without a matching item are left out. */
  groups: readonly CommandPaletteGroup[];
  /** Controlled state. Omit it for an uncontrolled palette. */
  open?: boolean | undefined;
  /** Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the palette opens or closes. With `open`, called to request either. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Text of the empty input: `Search or jump to…`. */
  placeholder?: string | undefined;
  /** Called with the text as it is typed; empty when the palette closes. For a caller that loads items. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** With `false` the caller matches the items of all groups. Default `true`, which ignores case and accents. */
  filter?: boolean | undefined;
  /** Further items are on their way. Default `false`. */
  loading?: boolean | undefined;
  /** Text while items load. Default `Loading…`. */
  loadingLabel?: string | undefined;
  /** Text when nothing matches. Default `Nothing found`. */
  emptyLabel?: ReactNode;
  /** Accessible name of the close button. Default `Close`. */
  closeLabel?: string | undefined;
  /** Text that is read out when the rows change. Default `3 results`. */
  countLabel?: ((count: number) => string) | undefined;
  /** Row under the list, such as a legend of the keys. Hidden on touch screens. */
  footer?: ReactNode;
  /** Element that holds the palette in the document. Default `document.body`. */
  container?: ComponentProps<typeof Modal.Portal>['container'];
}

/**
 * A search over the places and actions of an app, above the page: ⌘K or Ctrl+K opens it in most apps. Import it when it first opens. Has
 * neither `asChild` nor `children`, because the palette draws its rows; no `aria-label`, because `label` names it.
 *
 * @since 0.2.0
 */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const { open: openProp, defaultOpen = false, onOpenChange, onSearchChange, ...panel } = props;
  const [open, keep] = useControlled(openProp, defaultOpen);
  const [search, setSearch] = useState('');
  function write(next: string): void {
    setSearch(next);
    if (next !== search) onSearchChange?.(next);
  }
  function change(next: boolean): void {
    keep(next);
    if (!next) write('');
    onOpenChange?.(next);
  }
  return (
    <Modal.Root open={open} onOpenChange={change}>
      <Panel {...panel} search={search} onSearchChange={write} onClose={() => change(false)} />
    </Modal.Root>
  );
}

interface PanelProps extends Omit<
  CommandPaletteProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'onSearchChange'
> {
  search: string;
  onSearchChange: (search: string) => void;
  onClose: () => void;
}

function Panel(props: PanelProps): ReactElement {
  const { label, groups, search, onSearchChange, onClose, placeholder, filter, footer, ...more } = props;
  const { loading, loadingLabel, emptyLabel, closeLabel, countLabel, container, className, ...rest } = more;
  const { onOpenAutoFocus, onCloseAutoFocus, ...content } = rest;
  const words = { label, placeholder, loadingLabel, emptyLabel, closeLabel, countLabel };
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <Modal.Portal container={container}>
      <Modal.Overlay data-slot="command-palette-overlay" className={overlayStyles} />
      <Modal.Content
        data-slot="command-palette"
        aria-describedby={undefined}
        {...content}
        onOpenAutoFocus={focus.onOpenAutoFocus}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        className={cx(
          'fixed inset-0 z-50 flex flex-col bg-surface pt-safe text-fg outline-none motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-fade-in sm:inset-x-4 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[min(32rem,76dvh)] sm:max-w-xl sm:overflow-hidden sm:rounded-card sm:border sm:border-line sm:pt-0 sm:shadow-overlay',
          className,
        )}
      >
        <Modal.Title className="sr-only">{label}</Modal.Title>
        <BackCloses onBack={onClose} />
        <CommandPanel {...{ groups, search, onSearchChange, onClose, filter, loading, words, footer }} />
      </Modal.Content>
    </Modal.Portal>
  );
}
