import { Button } from '@campushive/ui/button';
import { BellPlus, BellRing } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './follow.catalogue.js';

export interface FollowButtonProps {
  /** Whether the reader hears of their new listings. */
  followed: boolean;
  /** The last press is on its way. */
  pending: boolean;
  onFollow: (change: { follow: boolean }) => void;
}

/** Follows a student, or no longer. */
export function FollowButton({ followed, pending, onFollow }: FollowButtonProps) {
  const t = useMessages(catalogue);
  return (
    <Button
      variant="outline"
      aria-pressed={followed}
      leading={followed ? <BellRing aria-hidden="true" /> : <BellPlus aria-hidden="true" />}
      onClick={() => {
        if (!pending) onFollow({ follow: !followed });
      }}
    >
      {followed ? t.following : t.follow}
    </Button>
  );
}
