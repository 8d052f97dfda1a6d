import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { Avatar } from '../avatar/avatar.js';

/** One face of an {@link AvatarGroup}. */
export interface Face {
  name: string;
  src?: string;
}

/** Props of {@link AvatarGroup}. */
export interface AvatarGroupProps extends Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label'> {
  /** Who it is, read out instead of the faces: `Esi, Kwame and 12 others`. */
  label: string;
  /** Whose faces stand in the row, the most important first. */
  faces: readonly Face[];
  /** How many of them are shown. Default 4. */
  atMost?: number;
  /** How many there are, when more than `faces` knows. Default: as many as `faces`. */
  total?: number;
}

/** Several people in little room. */
export function AvatarGroup({
  label,
  faces,
  atMost = 4,
  total = faces.length,
  className,
  ...rest
}: AvatarGroupProps): ReactElement {
  const shown = faces.slice(0, atMost);
  const more = total - shown.length;
  return (
    <span
      data-slot="avatar-group"
      role="img"
      aria-label={label}
      className={cx('inline-flex items-center ps-2 align-middle', className)}
      {...rest}
    >
      {shown.map(({ name, src }, index) => (
        <span key={index} className="-ms-2 rounded-full ring-2 ring-surface">
          <Avatar name={name} size="sm" {...(src === undefined ? {} : { src })} />
        </span>
      ))}
      {more > 0 ? (
        <span
          data-slot="avatar-group-more"
          className="-ms-2 grid h-8 min-w-8 place-items-center rounded-full bg-fill px-1.5 text-xs font-bold ring-2 ring-surface tabular-nums"
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}
