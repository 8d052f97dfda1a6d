import { IconButton } from '@campushive/ui/icon-button';
import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';

/** State of the button that opens a message's menu. */
export interface MoreState {
  /** Touched: the button is visible. */
  picked: boolean;
  /** Tab stop. The other buttons are reached with the arrow keys. */
  stop: boolean;
}

/** Button that opens the message's menu. Visible on hover, touch or focus, and always available to screen readers. */
export function MoreButton({ picked, stop, label }: MoreState & { label: string }) {
  const id = useId();
  return (
    <span
      data-picked={picked ? '' : undefined}
      className="self-center text-fg-muted opacity-0 transition-opacity group-hover:opacity-100 focus-within:opacity-100 has-aria-expanded:opacity-100 data-picked:opacity-100 coarse:not-data-picked:not-focus-within:sr-only"
    >
      <IconButton
        variant="ghost"
        size="sm"
        label={label}
        id={id}
        aria-haspopup="menu"
        data-more=""
        tabIndex={stop ? 0 : -1}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
    </span>
  );
}
