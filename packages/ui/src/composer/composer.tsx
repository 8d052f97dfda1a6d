import type {
  ClipboardEvent,
  ComponentProps,
  DragEvent,
  FormEvent,
  KeyboardEvent,
  ReactElement,
  ReactNode,
} from 'react';
import { cx } from '../class-names/class-names.js';
import { isComposing } from '../composing/is-composing.js';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { IconButton } from '../icon-button/icon-button.js';
import { Textarea } from '../textarea/textarea.js';

/** Props of {@link Composer}. */
export interface ComposerProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onChange' | 'onBlur' | 'onDragOver' | 'onDrop'
> {
  /** Accessible name of the text field. */
  label: string;
  /** Placeholder of the empty field. Default: none. */
  placeholder?: string;
  /** Accessible name of the send button. */
  sendLabel: string;
  /** Current text; always controlled, because sending empties it. */
  value: string;
  /** Called with the text as it changes. */
  onValueChange: (value: string) => void;
  /** Called on Enter or the button, when there is content to send. */
  onSend: () => void;
  /** True when there is content to send, and all of it is ready. Default: the text is not blank. */
  canSend?: boolean;
  /** Called when the text loses the focus. */
  onLeave?: () => void;
  /** Called with pasted or dropped files. Default: files are ignored. */
  onFilesAdd?: (files: File[]) => void;
  /** Error of the text, which is not sent. */
  error?: string | undefined;
  /** Content above the text: a warning, attached photos. */
  above?: ReactNode;
  /** Content before the text: a button to attach. */
  leading?: ReactNode;
}

/** A message input: Enter or the button sends, Shift and Enter breaks the line. */
export function Composer({
  label,
  placeholder,
  sendLabel,
  value,
  onValueChange,
  onSend,
  canSend = value.trim() !== '',
  onLeave,
  onFilesAdd,
  error,
  above,
  leading,
  className,
  ...rest
}: ComposerProps): ReactElement {
  const stopped = !canSend || Boolean(error);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (!stopped) onSend();
  }
  function key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event);
  }
  function take(event: ClipboardEvent | DragEvent, { files }: DataTransfer): void {
    if (files.length === 0 || onFilesAdd === undefined) return;
    event.preventDefault();
    onFilesAdd([...files]);
  }

  return (
    <form
      data-slot="composer"
      onSubmit={send}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      className={cx(
        '@container flex min-w-0 flex-col gap-2 border-t border-line bg-surface px-gutter py-3',
        className,
      )}
      {...rest}
    >
      {above}
      {/* Large text needs the whole line. */}
      <div className="flex items-end gap-1 sm:gap-2 @max-3xs:flex-wrap @max-3xs:justify-between">
        {leading}
        <div className="min-w-0 flex-1 max-sm:[&_textarea]:px-3 @max-3xs:order-first @max-3xs:basis-full">
          <Textarea
            label={label}
            hideLabel
            rows={1}
            enterKeyHint="send"
            value={value}
            error={error}
            {...(placeholder === undefined ? {} : { placeholder })}
            {...(onLeave === undefined ? {} : { onBlur: onLeave })}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={key}
            onPaste={(event) => take(event, event.clipboardData)}
          />
        </div>
        <IconButton type="submit" variant="secondary" label={sendLabel} aria-disabled={stopped}>
          <SendHorizontal aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </form>
  );
}
