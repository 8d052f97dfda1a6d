import type { ComponentProps, FormEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { IconButton } from '../icon-button/icon-button.js';
import { Textarea } from '../textarea/textarea.js';

/** Props of {@link Composer}. */
export interface ComposerProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onChange' | 'onBlur'
> {
  /** Name of the text. */
  label: string;
  /** Stands in the empty field. Default: nothing. */
  placeholder?: string;
  /** Name of the button. */
  sendLabel: string;
  /** What is written; always controlled, because sending empties it. */
  value: string;
  /** Is told of each change of the text. */
  onValueChange: (change: { value: string }) => void;
  /** Enter or the button. Blank texts and wrong ones are not sent. */
  onSend: (message: { value: string }) => void;
  /** The text was left. */
  onLeave?: () => void;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Above the text: a warning, an attached photo. */
  above?: ReactNode;
  /** Before the text: a button to attach. */
  leading?: ReactNode;
  /** Default `false`. */
  disabled?: boolean;
}

/** Where a message is written: Enter or the button sends, Shift and Enter breaks the line. */
export function Composer({
  label,
  placeholder,
  sendLabel,
  value,
  onValueChange,
  onSend,
  onLeave,
  error,
  above,
  leading,
  disabled = false,
  className,
  ...rest
}: ComposerProps): ReactElement {
  const stopped = disabled || Boolean(error) || value.trim() === '';

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (!stopped) onSend({ value });
  }
  function key(event: KeyboardEvent): void {
    // Enter also ends the composing of a letter with an accent.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form
      data-slot="composer"
      onSubmit={send}
      className={cx(
        'grid min-w-0 grid-cols-1 gap-2 border-t border-line bg-surface px-gutter py-3',
        className,
      )}
      {...rest}
    >
      {above}
      <div className="flex items-end gap-2">
        {leading}
        <Textarea
          label={label}
          hideLabel
          rows={1}
          enterKeyHint="send"
          value={value}
          error={error}
          disabled={disabled}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(onLeave === undefined ? {} : { onBlur: onLeave })}
          onChange={(event) => onValueChange({ value: event.target.value })}
          onKeyDown={key}
          className="flex-1"
        />
        <IconButton type="submit" variant="primary" label={sendLabel} aria-disabled={stopped || undefined}>
          <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </form>
  );
}
