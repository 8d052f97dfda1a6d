import { MESSAGE_MAX } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { IconButton } from '@campushive/ui/icon-button';
import { Textarea } from '@campushive/ui/textarea';
import { SendHorizontal } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './messages.catalogue.js';
import { needsSafetyHint } from './safety.js';

interface ComposerProps {
  onSend: (message: { content: string }) => void;
  onType: (change: { isTyping: boolean }) => void;
}

/** Where a message is written: Enter or the button sends, Shift and Enter breaks the line. */
export function Composer({ onSend, onType }: ComposerProps) {
  const words = useMessages(catalogue);
  const [content, setContent] = useState('');
  const blank = content.trim() === '';
  const tooLong = content.trim().length > MESSAGE_MAX;

  function send() {
    if (blank || tooLong) return;
    onSend({ content });
    setContent('');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-t border-line bg-surface px-gutter py-3">
      {needsSafetyHint(content) ? <Alert tone="warning">{words.safety}</Alert> : null}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Textarea
            label={words.inputLabel}
            hideLabel
            rows={1}
            placeholder={words.inputPlaceholder}
            enterKeyHint="send"
            value={content}
            onChange={(event) => {
              setContent(event.target.value);
              onType({ isTyping: event.target.value.trim() !== '' });
            }}
            onBlur={() => onType({ isTyping: false })}
            onKeyDown={keyDown}
            {...(tooLong && { error: words.tooLong(MESSAGE_MAX) })}
          />
        </div>
        <IconButton type="submit" tone="honey" label={words.send} aria-disabled={blank || tooLong}>
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}
