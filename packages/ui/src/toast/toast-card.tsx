import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { cx } from '../class-names/class-names.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Primitive } from './primitive.js';
import type { ToastAction, ToastContent, ToastTone } from './toast-context.js';

type Swipe = NonNullable<ComponentProps<typeof Primitive.Provider>['swipeDirection']>;

interface ToastCardProps {
  content: ToastContent;
  open: boolean;
  swipe: Swipe;
  closeLabel: string;
  onClose: () => void;
}

const marks = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />,
  danger: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
} satisfies Record<ToastTone, ReactElement | null>;

const swipes = {
  horizontal:
    'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  vertical:
    'data-[swipe=end]:translate-y-(--radix-toast-swipe-end-y) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)',
};

/** A toast. Announced politely; a press, or a swipe over the edge next to it, closes it. */
export function ToastCard({ content, open, swipe, closeLabel, onClose }: ToastCardProps): ReactElement {
  const { tone = 'neutral', title, description, action, onClick, className, ...given } = content;
  const { id: _id, lasting: _lasting, onClose: _onClose, ...rest } = given;
  const axis = swipe === 'left' || swipe === 'right' ? 'horizontal' : 'vertical';

  function press(event: MouseEvent<HTMLLIElement>): void {
    onClick?.(event);
    // Radix prevents the click at the end of a swipe that was too short.
    if (!event.defaultPrevented) onClose();
  }

  return (
    <Primitive.Root
      data-slot="toast"
      data-tone={tone}
      type="background"
      {...rest}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onClick={press}
      className={cx(
        'pointer-events-auto flex cursor-pointer items-center gap-3 rounded-card border border-line bg-surface py-1.5 ps-4 pe-1.5 text-fg shadow-overlay motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-pop-in',
        swipes[axis],
        className,
      )}
    >
      {marks[tone]}
      <div className="grid min-w-0 flex-1 gap-0.5 py-1.5">
        <Primitive.Title className="text-sm font-bold">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="text-sm text-fg-muted">{description}</Primitive.Description>
        ) : null}
      </div>
      {action ? <Action {...action} /> : null}
      <Primitive.Close asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}

function Action({ label, altText = label, onPress, onClick, className, ...rest }: ToastAction): ReactElement {
  return (
    <Primitive.Action
      data-slot="toast-action"
      altText={altText}
      onClick={(event) => {
        onPress();
        onClick?.(event);
      }}
      className={cx(
        'min-h-11 min-w-11 shrink-0 rounded-control px-2 text-sm font-bold underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      {...rest}
    >
      {label}
    </Primitive.Action>
  );
}
