import type { ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import type { AvatarSize, Presence } from './avatar.js';

const places = {
  sm: '-end-0.5 -top-0.5 size-3',
  md: '-end-0.5 -top-0.5 size-3.5',
  lg: 'end-0 top-0 size-4',
  xl: 'end-2 top-2 size-5',
} satisfies Record<AvatarSize, string>;

/** Dot of the online state: full when online, half when away, a ring when offline. */
export function PresenceDot({ presence, size }: { presence: Presence; size: AvatarSize }): ReactElement {
  return (
    <svg
      data-slot="avatar-presence"
      data-presence={presence}
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={cx('absolute', places[size])}
    >
      <circle cx={8} cy={8} r={8} className="fill-surface" />
      {presence === 'online' ? <circle cx={8} cy={8} r={5.5} className="fill-success" /> : null}
      {presence === 'away' ? (
        <>
          <circle cx={8} cy={8} r={4.5} fill="none" strokeWidth={2} className="stroke-warning" />
          <path d="M8 3.5a4.5 4.5 0 0 1 0 9Z" className="fill-warning" />
        </>
      ) : null}
      {presence === 'offline' ? (
        <circle cx={8} cy={8} r={4.5} fill="none" strokeWidth={2} className="stroke-line-strong" />
      ) : null}
    </svg>
  );
}
