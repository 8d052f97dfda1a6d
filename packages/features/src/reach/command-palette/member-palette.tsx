import { CommandPaletteView, type CommandPaletteViewProps } from './command-palette-view.js';
import { useCommandPalette } from './use-command-palette.js';

/** State of the palette, which the caller opens. */
export type MemberPaletteProps = Pick<CommandPaletteViewProps, 'open' | 'onOpenChange'>;

/**
 * Palette of a member: pages, hives, own listings, recent searches, and from three letters on listings and people of the campus. Load it
 * when it first opens.
 *
 * @since 0.2.0
 */
export function MemberPalette({ open, onOpenChange }: MemberPaletteProps) {
  const palette = useCommandPalette(open);
  return <CommandPaletteView {...{ open, onOpenChange, palette }} />;
}
