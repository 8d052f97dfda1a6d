import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './follow.catalogue.js';

/** State of following a student, and the change. */
export interface FollowButtonProps {
  /** True while the viewer follows the student and receives their new listings. */
  followed: boolean;
  /** True while the last change is being saved. */
  pending: boolean;
  onFollow: (change: { follow: boolean }) => void;
  /** Icon before the label. Default: none. */
  leading?: ReactNode;
}

/** Follows or unfollows a student. */
export function FollowButton({ followed, pending, onFollow, leading }: FollowButtonProps) {
  const t = useMessages(catalogue);
  return (
    <Button
      variant="outline"
      aria-pressed={followed}
      leading={leading}
      onClick={() => {
        if (!pending) onFollow({ follow: !followed });
      }}
    >
      {followed ? t.following : t.follow}
    </Button>
  );
}
