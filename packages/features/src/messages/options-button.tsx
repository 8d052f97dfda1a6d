import { IconButton } from '@campushive/ui/icon-button';
import { EllipsisVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOnDemand } from '../shared/index.js';

/** What a menu that is fetched when it is wanted needs to open itself beside its button. */
export interface MenuPlace {
  /** Where it opens; null while it is closed. */
  readonly button: HTMLElement | null;
  /** It was opened by keys: its first item takes the focus. */
  readonly byKeys: boolean;
  readonly onClose: () => void;
}

export interface OptionsButtonProps<Part> {
  /** Its name, which is read out. */
  label: string;
  /** A dynamic import, written outside the component. */
  load: () => Promise<Part>;
  /** Draws the menu of what was loaded. */
  children: (part: Part, place: MenuPlace) => ReactNode;
}

/** The three dots of a conversation's header. */
export function OptionsButton<Part extends object>({ label, load, children }: OptionsButtonProps<Part>) {
  const [opened, setOpened] = useState<{ button: HTMLElement; byKeys: boolean } | null>(null);
  const { part, prepare, want } = useOnDemand(load);
  return (
    <>
      <IconButton
        variant="ghost"
        label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget: button, detail }) => {
          want();
          setOpened(opened === null ? { button, byKeys: detail === 0 } : null);
        }}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
      {part === null
        ? null
        : children(part, {
            button: opened?.button ?? null,
            byKeys: opened?.byKeys ?? false,
            onClose: () => setOpened(null),
          })}
    </>
  );
}
