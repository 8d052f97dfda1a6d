import { IconButton } from '@campushive/ui/icon-button';
import { EllipsisVertical } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMenuOnDemand, type OnDemandMenu } from '../../shared/hooks/use-menu-on-demand.js';

/** State that a menu needs to open at its button. */
export interface MenuPlace {
  readonly menu: OnDemandMenu;
  /** Button that opens the menu. */
  readonly trigger: ReactElement;
}

export interface OptionsButtonProps<Part> {
  /** Accessible name. */
  label: string;
  /** Dynamic import, defined outside the component. */
  load: () => Promise<Part>;
  /** Renders the loaded menu around its button. */
  children: (part: Part, place: MenuPlace) => ReactNode;
}

/** Button with three dots in the header of a conversation. */
export function OptionsButton<Part extends object>({ label, load, children }: OptionsButtonProps<Part>) {
  const { part, menu, trigger } = useMenuOnDemand(load, 'menu', { ahead: true });
  const button = (
    <IconButton variant="ghost" label={label} {...trigger}>
      <EllipsisVertical aria-hidden="true" />
    </IconButton>
  );
  return part === null ? button : children(part, { menu, trigger: button });
}
