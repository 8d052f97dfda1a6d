import { IconButton } from '@campushive/ui/icon-button';
import { EllipsisVertical } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMenuOnDemand, type OnDemandMenu } from '../shared/index.js';

/** What a menu needs to open beside its button. */
export interface MenuPlace {
  readonly menu: OnDemandMenu;
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

export interface OptionsButtonProps<Part> {
  /** Its name, which is read out. */
  label: string;
  /** A dynamic import, written outside the component. */
  load: () => Promise<Part>;
  /** Renders the menu of what was loaded, around its button. */
  children: (part: Part, place: MenuPlace) => ReactNode;
}

/** The three dots of a conversation's header. */
export function OptionsButton<Part extends object>({ label, load, children }: OptionsButtonProps<Part>) {
  const { part, menu, trigger } = useMenuOnDemand(load, 'menu', { ahead: true });
  const button = (
    <IconButton variant="ghost" label={label} {...trigger}>
      <EllipsisVertical aria-hidden="true" />
    </IconButton>
  );
  return part === null ? button : children(part, { menu, trigger: button });
}
