import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';
import { rowStyles, tabStyles, TabWords } from './tab-words.js';

/** Props of {@link TabNav}. */
export interface TabNavProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Purpose of the links; their name for screen readers. */
  label: string;
}

/**
 * Links to pages that share a place, in the look of tabs. For views of one page, use Tabs.
 *
 * @since 0.2.0
 */
export function TabNav({ label, className, children, ...rest }: TabNavProps): ReactElement {
  return (
    <nav data-slot="tab-nav" aria-label={label} className={cx('min-w-0', className)} {...rest}>
      <ul data-slot="tab-nav-list" className={rowStyles}>
        {children}
      </ul>
    </nav>
  );
}

/** Props of {@link TabNavLink}. */
export interface TabNavLinkProps extends ComponentProps<'a'> {
  /** Marks the current page. Default `false`. */
  current?: boolean | undefined;
  /** Count after the label. */
  count?: number | undefined;
  /** Renders the only child, such as the application's own link, as the link. Default `false`. */
  asChild?: boolean | undefined;
  /** The label: a word or two. */
  children: ReactNode;
}

/**
 * A link of a {@link TabNav}.
 *
 * @since 0.2.0
 */
export function TabNavLink({
  current = false,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: TabNavLinkProps): ReactElement {
  return (
    <li data-slot="tab-nav-item" className="flex shrink-0">
      <Slot.Root
        data-slot="tab-nav-link"
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
        className={cx(tabStyles, className)}
        {...rest}
      >
        <Slot.Slottable child={asChild ? children : createElement('a', null, children)}>
          {(words) => <TabWords count={count}>{words}</TabWords>}
        </Slot.Slottable>
      </Slot.Root>
    </li>
  );
}
