import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import type { HiveTone } from '../tokens/hive-tone.js';
import { EmptyIllustration, type EmptyIllustrationKind } from '../empty-illustration/empty-illustration.js';

/** Reason for the empty state: no data yet, no match, load failure, unknown page, no connection, or success. */
export type EmptyKind = EmptyIllustrationKind;

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Icon in the middle cell of the illustration. */
  icon: ReactNode;
  /** Hive whose colour the comb takes with kind `empty`. Default: honey. */
  tone?: HiveTone;
  /** Heading, in a few words. */
  title: ReactNode;
  /** Advice on the next step. */
  description?: ReactNode;
  /** A button or link: begin, clear or retry. */
  action?: ReactNode;
  /** Default `empty`. A failure interrupts a screen reader. */
  kind?: EmptyKind;
  /** Level of the title's heading: 1 when it is the only content of a page. Default 2. */
  headingLevel?: 1 | 2 | 3;
}

/** Placeholder for an empty list: an illustration, a title, advice and an action. */
export function EmptyState({
  icon,
  tone,
  title,
  description,
  action,
  kind = 'empty',
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="empty-state"
      data-kind={kind}
      className={cx('grid grid-cols-1 justify-items-center px-4 py-8 text-center', className)}
      {...(kind === 'failed' ? { role: 'alert' } : {})}
      {...rest}
    >
      <EmptyIllustration kind={kind} tone={tone} icon={icon} />
      <Heading className="mt-2 max-w-xs font-display text-title font-bold">{title}</Heading>
      {description ? (
        <p data-slot="empty-state-description" className="mt-1 max-w-xs text-fg-muted">
          {description}
        </p>
      ) : null}
      {action ? (
        <div data-slot="empty-state-action" className="mt-5 max-w-full">
          {action}
        </div>
      ) : null}
    </div>
  );
}
