import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './follow.catalogue.js';

export interface FollowButtonProps {
  /** Whether the reader hears of their new listings. */
  followed: boolean;
  /** The last press is on its way. */
  pending: boolean;
  onFollow: (change: { follow: boolean }) => void;
  /** Stands before the word. Default: nothing. */
  leading?: ReactNode;
}

/** Follows a student, or no longer. */
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
