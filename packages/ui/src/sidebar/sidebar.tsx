import {
  type ComponentProps,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';

const CollapsedContext = createContext(false);

/** Props of {@link Sidebar}. */
export interface SidebarProps extends ComponentProps<'div'> {
  /** Shows icons only, 5 rem wide instead of 16 rem. Default `false`. */
  collapsed?: boolean;
}

/**
 * Navigation next to the page on wide screens: a SidebarHeader, then a SidebarNav. Phones have a BottomBar, and the same SidebarNav in a
 * sheet. Hidden in print.
 */
export function Sidebar({ collapsed = false, className, ...rest }: SidebarProps): ReactElement {
  return (
    <CollapsedContext value={collapsed}>
      <div
        data-slot="sidebar"
        data-state={collapsed ? 'collapsed' : 'expanded'}
        className={cx(
          'flex-col border-e border-line bg-surface print:hidden',
          collapsed ? 'w-20' : 'w-64',
          className,
        )}
        {...rest}
      />
    </CollapsedContext>
  );
}

/** The head of the sidebar, as high as the TopBar: the logo, and the collapse button. */
export function SidebarHeader({ className, ...rest }: ComponentProps<'div'>): ReactElement {
  const collapsed = useContext(CollapsedContext);
  return (
    <div
      data-slot="sidebar-header"
      className={cx(
        'flex h-16 items-center px-4',
        collapsed ? 'justify-center' : 'justify-between',
        className,
      )}
      {...rest}
    />
  );
}

/** Props of {@link SidebarNav}. */
export interface SidebarNavProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Name of the navigation: `Main menu`. */
  label: string;
}

/** Places of an app, in groups. */
export function SidebarNav({ label, className, ...rest }: SidebarNavProps): ReactElement {
  return (
    <nav
      data-slot="sidebar-nav"
      aria-label={label}
      className={cx('flex min-h-0 flex-1 flex-col overflow-y-auto p-3', className)}
      {...rest}
    />
  );
}

/** Props of {@link SidebarItem}. */
export interface SidebarItemProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Icon before the label, and alone while the sidebar is collapsed. */
  icon: ReactNode;
  /** Count after the label; hidden while collapsed. */
  badge?: ReactNode;
  /** Marks the current page. Default `false`. */
  current?: boolean;
  /** Renders the only child as the item, such as the application's own link. Default `false`. */
  asChild?: boolean;
  /** The label, or with `asChild` a link around it. */
  children: ReactNode;
}

/** A place in the sidebar. While collapsed, its label stays its accessible name, and a `title` shows it on hover. */
export function SidebarItem({
  icon,
  badge,
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: SidebarItemProps): ReactElement {
  const collapsed = useContext(CollapsedContext);
  return (
    <li>
      <Slot.Root
        data-slot="sidebar-item"
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-start text-sm font-semibold hover:bg-fill coarse:min-h-11 current:bg-brand-soft current:font-bold [&_svg]:size-5 [&_svg]:shrink-0',
          collapsed && 'justify-center',
          className,
        )}
        {...rest}
      >
        <Slot.Slottable child={asChild ? children : createElement('a', null, children)}>
          {(words) => (
            <>
              {icon}
              <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1'}>{words}</span>
              {collapsed ? null : badge}
            </>
          )}
        </Slot.Slottable>
      </Slot.Root>
    </li>
  );
}

/** Props of {@link SidebarGroup}. */
export interface SidebarGroupProps extends Omit<ComponentProps<'ul'>, 'title'> {
  /** Name of the group. */
  title: string;
}

/** Places under a group name. While collapsed, the name is a line. */
export function SidebarGroup({ title, className, ...rest }: SidebarGroupProps): ReactElement {
  const collapsed = useContext(CollapsedContext);
  return (
    <>
      {collapsed ? (
        <hr className="my-3 border-line" />
      ) : (
        <p className="px-3 pt-4 pb-1 text-xs font-semibold text-fg-muted">{title}</p>
      )}
      <ul
        data-slot="sidebar-group"
        aria-label={title}
        className={cx('flex flex-col gap-0.5 coarse:gap-1', className)}
        {...rest}
      />
    </>
  );
}
