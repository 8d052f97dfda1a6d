import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { cx } from '../class-names/class-names.js';

/** Author of the message. `pending` is the viewer's own message that is still being sent. */
export type MessageTone = 'theirs' | 'mine' | 'pending';

/**
 * Former name of {@link MessageTone}.
 *
 * @deprecated Use `MessageTone`. Goes with version 0.3.
 */
export type MessageSide = MessageTone;

interface Toned {
  /** Author of the message. `pending` is the viewer's own message that is not delivered yet. */
  tone: MessageTone;
  /** @deprecated Use `tone`. Goes with version 0.3. */
  side?: undefined;
}

interface Sided {
  /** Author of the message. `pending` is the viewer's own message that is not delivered yet. */
  tone?: undefined;
  /** @deprecated Use `tone`. Goes with version 0.3. */
  side: MessageTone;
}

interface OwnProps extends ComponentProps<'div'> {
  /** Name of the author, read out before the text: `Sam:`, `You said:`. */
  author: ReactNode;
  /** Shows the author, in a conversation of several people. Default `false`. */
  showAuthor?: boolean;
  /** Avatar of the author, next to the bubble. */
  avatar?: ReactNode;
  /** Actions next to the bubble, such as the button of its menu. */
  actions?: ReactNode;
  /** Time and delivery mark, in the bubble. */
  meta?: ReactNode;
  /** Content under the bubble: `Sending...`, or a button to try again. */
  status?: ReactNode;
  /** Text of the message. */
  children: ReactNode;
}

/** Props of {@link MessageBubble}. */
export type MessageBubbleProps = OwnProps & (Toned | Sided);

const bubble = cva(
  'max-w-5/6 rounded-card px-4 py-2 wrap-anywhere whitespace-pre-wrap sm:max-w-2/3 coarse:select-none forced-colors:border',
  {
    variants: {
      tone: {
        theirs: 'rounded-es-chip bg-fill text-fg',
        mine: 'rounded-ee-chip bg-brand text-on-brand',
        pending: 'rounded-ee-chip bg-brand-soft text-fg',
      } satisfies Record<MessageTone, string>,
    },
  },
);

/** A message of a conversation. */
export function MessageBubble({
  tone,
  side,
  author,
  showAuthor = false,
  avatar,
  actions,
  meta,
  status,
  className,
  children,
  ...rest
}: MessageBubbleProps): ReactElement {
  const shown = tone ?? side;
  const isReceived = shown === 'theirs';
  return (
    <div
      data-slot="message-bubble"
      data-tone={shown}
      className={cx('flex flex-col gap-1', !isReceived && 'items-end', className)}
      {...rest}
    >
      <div className={cx('flex w-full items-end gap-2', !isReceived && 'justify-end')}>
        {isReceived ? avatar : actions}
        <div data-slot="message-text" className={bubble({ tone: shown })}>
          <span className={showAuthor ? 'block text-sm font-bold' : 'sr-only'}>{author} </span>
          {children}
          {meta ? (
            <span
              className={cx(
                'flex items-center justify-end gap-1 pt-0.5 text-xs [&_svg]:size-4',
                shown !== 'mine' && 'text-fg-muted',
              )}
            >
              {meta}
            </span>
          ) : null}
        </div>
        {isReceived ? actions : avatar}
      </div>
      {status}
    </div>
  );
}
