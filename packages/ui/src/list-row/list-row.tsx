import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link ListRow}. */
export interface ListRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A face, a photo or an icon. */
  leading?: ReactNode;
  /** What it is. */
  title: ReactNode;
  /** A quieter line under it. */
  description?: ReactNode;
  /** A time, a count, a price, a switch or a button. It is pressed for itself. */
  trailing?: ReactNode;
  /** An empty link or button that the whole row presses: `<a href="…" />`. The title becomes its words. */
  action?: ReactElement<{ children?: ReactNode; className?: string }>;
  /** Not yet read, or otherwise new: bolder, on honey. Default `false`. */
  unread?: boolean;
}

/** One thing of a list on one or two lines. */
export function ListRow({
  leading,
  title,
  description,
  trailing,
  action,
  unread = false,
  className,
  ...rest
}: ListRowProps): ReactElement {
  return (
    <div
      data-slot="list-row"
      data-unread={unread || undefined}
      className={cx(
        'relative flex min-h-16 min-w-0 items-center gap-3 px-gutter py-2.5',
        action &&
          'transition hover:bg-fill has-[[data-slot=list-row-action]:focus-visible]:outline-2 has-[[data-slot=list-row-action]:focus-visible]:-outline-offset-2 has-[[data-slot=list-row-action]:focus-visible]:outline-focus',
        unread && 'bg-brand-soft',
        className,
      )}
      {...rest}
    >
      {leading ? <span className="shrink-0">{leading}</span> : null}
      <div className="grid min-w-0 flex-1">
        <p data-slot="list-row-title" className={cx('truncate', unread ? 'font-bold' : 'font-semibold')}>
          {action
            ? cloneElement(
                action,
                {
                  // The whole row is pressed through it.
                  className: cx(
                    'text-start outline-none after:absolute after:inset-0',
                    action.props.className,
                  ),
                  ...{ 'data-slot': 'list-row-action' },
                },
                title,
              )
            : title}
        </p>
        {description ? <div className="truncate text-sm text-fg-muted">{description}</div> : null}
      </div>
      {trailing ? <div className="relative shrink-0 text-sm text-fg-muted">{trailing}</div> : null}
    </div>
  );
}
