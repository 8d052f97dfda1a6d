import type { MouseEvent, ReactElement } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { Primitive } from './primitive.js';
import type { ToastContent, ToastTone } from './toast-context.js';

interface ToastCardProps {
  content: ToastContent;
  open: boolean;
  closeLabel: string;
  onClose: () => void;
}

const marks = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />,
  danger: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
} satisfies Record<ToastTone, ReactElement | null>;

/** A toast. Announced politely; a press or a swipe to the right closes it. */
export function ToastCard({ content, open, closeLabel, onClose }: ToastCardProps): ReactElement {
  const { tone = 'neutral', title, description, action, lasting } = content;

  function press(event: MouseEvent): void {
    // Radix prevents the click at the end of a swipe that was too short.
    if (!event.defaultPrevented) onClose();
  }

  return (
    <Primitive.Root
      data-slot="toast"
      data-tone={tone}
      type="background"
      open={open}
      {...(lasting === undefined ? {} : { duration: lasting })}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onClick={press}
      className="pointer-events-auto flex cursor-pointer items-center gap-3 rounded-card border border-line bg-surface py-1.5 ps-4 pe-1.5 text-fg shadow-overlay motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-pop-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)"
    >
      {marks[tone]}
      <div className="grid min-w-0 flex-1 gap-0.5 py-1.5">
        <Primitive.Title className="text-sm font-bold">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="text-sm text-fg-muted">{description}</Primitive.Description>
        ) : null}
      </div>
      {action ? (
        <Primitive.Action
          data-slot="toast-action"
          altText={action.label}
          onClick={action.onPress}
          className="min-h-11 min-w-11 shrink-0 rounded-control px-2 text-sm font-bold underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {action.label}
        </Primitive.Action>
      ) : null}
      <Primitive.Close asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}
