import { CommandPalette } from '@campushive/ui/command-palette';
import { Kbd } from '@campushive/ui/kbd';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './command-palette.catalogue.js';
import type { PaletteState } from './use-command-palette.js';

/** Props of {@link CommandPaletteView}. */
export interface CommandPaletteViewProps {
  open: boolean;
  /** Called when the palette opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Groups of rows, and the text that finds them. */
  palette: PaletteState;
}

/** Palette without its state. */
export function CommandPaletteView({ open, onOpenChange, palette }: CommandPaletteViewProps) {
  const t = useMessages(catalogue);
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t.title}
      placeholder={t.placeholder}
      closeLabel={t.close}
      groups={palette.groups}
      onSearchChange={palette.onSearchChange}
      loading={palette.loading}
      loadingLabel={t.loading}
      emptyLabel={t.nothing}
      countLabel={t.count}
      footer={
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <Key keys={['↑', '↓']} text={t.move} />
          <Key keys={['↵']} text={t.open} />
          <Key keys={['Esc']} text={t.close} />
        </span>
      }
    />
  );
}

function Key({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <Kbd keys={keys} aria-hidden="true" /> {text}
    </span>
  );
}
