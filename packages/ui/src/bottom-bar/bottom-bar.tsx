import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';

/** Props of {@link BottomBar}. */
export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Name of the navigation: `Main menu`. */
  label: string;
}

/**
 * Navigation to the three to five main places of an app, within reach of the thumb. Stays clear of the phone’s own bar. Hidden in print.
 */
export function BottomBar({ label, className, children, ...rest }: BottomBarProps): ReactElement {
  return (
    <nav
      data-slot="bottom-bar"
      aria-label={label}
      className={cx('@container z-20 border-t border-line bg-surface pb-safe print:hidden', className)}
      {...rest}
    >
      <ul className="mx-auto flex max-w-xl px-1 py-1">{children}</ul>
    </nav>
  );
}

/**
 * Weights of a {@link BottomBarItem}: `neutral` for a place, `primary` for the main action. `place` and `action` are their former names,
 * which go with version 0.3.
 */
export type BottomBarVariant = 'neutral' | 'primary' | 'place' | 'action';

/** Props of {@link BottomBarItem}. */
export interface BottomBarItemProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Decorative icon above the label. */
  icon: ReactNode;
  /** Count at the icon. */
  badge?: ReactNode;
  /** Default `neutral`. */
  variant?: BottomBarVariant;
  /** Marks the current page. Default `false`. */
  current?: boolean;
  /** Renders the only child as the item, such as the application's own link or a button. Default `false`. */
  asChild?: boolean;
  /** Visible label: one short word. */
  children: ReactNode;
}

const PLACE = 'group-current:bg-brand-soft';
const ACTION = 'bg-brand text-on-brand';

const pill = cva(
  'relative flex h-7 w-12 max-w-full items-center justify-center rounded-full [&_svg]:size-5',
  {
    variants: {
      variant: {
        neutral: PLACE,
        primary: ACTION,
        place: PLACE,
        action: ACTION,
      } satisfies Record<BottomBarVariant, string>,
    },
  },
);

/** An item of the bar. */
export function BottomBarItem({
  icon,
  badge,
  variant = 'neutral',
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: BottomBarItemProps): ReactElement {
  return (
    <li className="min-w-0 flex-1">
      <Slot.Root
        data-slot="bottom-bar-item"
        aria-current={current ? 'page' : undefined}
        className={cx(
          'group flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-control text-bar font-semibold -outline-offset-2 @min-[22rem]:current:font-bold',
          className,
        )}
        {...rest}
      >
        <Slot.Slottable child={asChild ? children : createElement('a', null, children)}>
          {(word) => (
            <>
              <span className={pill({ variant })}>
                {icon}
                {badge ? <span className="absolute -top-1 start-1/2 ms-1">{badge}</span> : null}
              </span>
              <span className="max-w-full truncate">{word}</span>
            </>
          )}
        </Slot.Slottable>
      </Slot.Root>
    </li>
  );
}
