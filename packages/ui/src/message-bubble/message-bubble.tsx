import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';

/** Whose message it is; `pending` is mine on its way. */
export type MessageSide = 'theirs' | 'mine' | 'pending';

/** Props of {@link MessageBubble}. */
export interface MessageBubbleProps extends ComponentProps<'div'> {
  /** Who wrote it; `pending` is mine, and not there yet. */
  side: MessageSide;
  /** Who says it, read out before the text: `Kwame`, `You`. */
  author: string;
  /** Their face, beside the bubble. */
  avatar?: ReactNode;
  /** A time and a mark, in the bubble. */
  meta?: ReactNode;
  /** Under the bubble: `Sending...`, or a button to try again. */
  status?: ReactNode;
  /** What is said. */
  children: ReactNode;
}

const bubble = cva(
  'max-w-5/6 rounded-card px-4 py-2 wrap-anywhere whitespace-pre-wrap sm:max-w-2/3 forced-colors:border',
  {
    variants: {
      side: {
        theirs: 'rounded-es-chip bg-fill text-fg',
        mine: 'rounded-ee-chip bg-brand text-on-brand',
        pending: 'rounded-ee-chip bg-brand-soft text-fg',
      } satisfies Record<MessageSide, string>,
    },
  },
);

/** One message of a conversation. */
export function MessageBubble({
  side,
  author,
  avatar,
  meta,
  status,
  className,
  children,
  ...rest
}: MessageBubbleProps): ReactElement {
  const theirs = side === 'theirs';
  return (
    <div data-slot="message-bubble" data-side={side} className={className} {...rest}>
      <div className={`flex items-end gap-2 ${theirs ? '' : 'justify-end'}`}>
        {avatar}
        <div data-slot="message-text" className={bubble({ side })}>
          <span className="sr-only">{author}: </span>
          {children}
          {meta ? (
            <span
              className={`flex items-center justify-end gap-1 pt-0.5 text-xs [&_svg]:size-4 ${side === 'mine' ? '' : 'text-fg-muted'}`}
            >
              {meta}
            </span>
          ) : null}
        </div>
      </div>
      {status ? (
        <div className={`mt-1 flex text-xs text-fg-muted ${theirs ? '' : 'justify-end'}`}>{status}</div>
      ) : null}
    </div>
  );
}
