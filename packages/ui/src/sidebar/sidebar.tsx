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
export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Name of the navigation: `Main menu`. */
  label: string;
  /** 5 rem of icons instead of 16 rem with words. Default `false`. */
  collapsed?: boolean;
  /** Above the links: the logo, a toggle. */
  header?: ReactNode;
  /** Below them: the account. */
  footer?: ReactNode;
}

/** The places of an app, beside the page on wide screens. On phones there is a BottomBar, and the rest in a Sheet. */
export function Sidebar({
  label,
  collapsed = false,
  header,
  footer,
  className,
  children,
  ...rest
}: SidebarProps): ReactElement {
  return (
    <nav
      data-slot="sidebar"
      data-state={collapsed ? 'collapsed' : 'expanded'}
      aria-label={label}
      className={cx(
        'flex h-full shrink-0 flex-col gap-2 overflow-y-auto border-e border-line bg-surface px-3 py-4',
        collapsed ? 'w-20' : 'w-64 max-w-full',
        className,
      )}
      {...rest}
    >
      <CollapsedContext value={collapsed}>
        {header}
        <ul className="grid content-start gap-1 *:min-w-0">{children}</ul>
        {footer ? <div className="mt-auto pt-3">{footer}</div> : null}
      </CollapsedContext>
    </nav>
  );
}

/** Props of {@link SidebarItem}. */
export interface SidebarItemProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Stands before the label, and alone while the sidebar is narrow. */
  icon: ReactNode;
  /** A count behind the words, or at the icon. */
  badge?: ReactNode;
  /** The page is here. Default `false`. */
  current?: boolean;
  /** The only child, such as the application's own link, is the item. Default `false`. */
  asChild?: boolean;
  /** The words, or with `asChild` a link around them. */
  children: ReactNode;
}

/** One place. Collapsed, its words are its tooltip and still its name. */
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
      <Slot
        data-slot="sidebar-item"
        aria-current={current ? 'page' : undefined}
        className={cx(
          'relative flex min-h-11 items-center gap-3 rounded-control text-sm font-semibold transition hover:bg-fill aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold [&_svg]:size-5 [&_svg]:shrink-0',
          collapsed ? 'justify-center px-2' : 'px-3',
          className,
        )}
        inside={(words) => (
          <>
            {icon}
            <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{words}</span>
            {badge ? <span className={collapsed ? 'absolute end-1 top-1' : ''}>{badge}</span> : null}
          </>
        )}
        {...rest}
      >
        {asChild ? children : createElement('a', null, children)}
      </Slot>
    </li>
  );
}

/** Props of {@link SidebarGroup}. */
export interface SidebarGroupProps extends ComponentProps<'li'> {
  /** Name of the group. */
  title: string;
}

/** Places under a name. Collapsed, the name is a line. */
export function SidebarGroup({ title, className, children, ...rest }: SidebarGroupProps): ReactElement {
  const collapsed = useContext(CollapsedContext);
  return (
    <li data-slot="sidebar-group" className={className} {...rest}>
      {collapsed ? <hr className="my-3 border-line" /> : null}
      <p className={collapsed ? 'sr-only' : 'px-3 pt-5 pb-2 text-xs font-semibold text-fg-muted'}>{title}</p>
      <ul className="grid gap-1 *:min-w-0">{children}</ul>
    </li>
  );
}
