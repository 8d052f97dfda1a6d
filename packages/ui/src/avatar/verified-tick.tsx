import type { ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import type { AvatarSize } from './avatar.js';

const places = {
  sm: '-end-1 -bottom-1 size-4',
  md: '-end-1 -bottom-1 size-5',
  lg: '-end-1 -bottom-1 size-6',
  xl: 'end-0 bottom-0 size-8',
} satisfies Record<AvatarSize, string>;

/** A honey cell with a tick, at the lower corner of an avatar. */
export function VerifiedTick({ size }: { size: AvatarSize }): ReactElement {
  return (
    <svg
      data-slot="avatar-verified"
      viewBox="0 0 24 24"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('absolute', places[size])}
    >
      <path
        d="m12 1.6 9 5.2v10.4l-9 5.2-9-5.2V6.8Z"
        strokeWidth={2.6}
        className="fill-brand stroke-surface"
      />
      <path d="m8.2 12.3 2.7 2.7 5-5.6" strokeWidth={2.4} className="stroke-on-brand" />
    </svg>
  );
}
