import { MESSAGE_MAX, type Photo } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { IconButton } from '@campushive/ui/icon-button';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { Textarea } from '@campushive/ui/textarea';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './messages.catalogue.js';
import { needsSafetyHint } from './safety.js';
import { PHOTO_TYPES, useMessagePhoto, type MessagePhotoForm } from './use-message-photo.js';

interface ComposerProps {
  /** What was begun here earlier and not sent. */
  draft: string;
  onDraftChange: (change: { draft: string }) => void;
  onSend: (message: { content: string; attachment: Photo | null }) => void;
  onType: (change: { isTyping: boolean }) => void;
}

/** Where a message is written: Enter or the button sends, Shift and Enter breaks the line. One photo may go along. */
export function Composer({ draft, onDraftChange, onSend, onType }: ComposerProps) {
  const words = useMessages(catalogue);
  const [content, setContent] = useState(draft);
  const photo = useMessagePhoto();
  const { state } = photo;
  const blank = content.trim() === '' && state.status !== 'ready';
  const tooLong = content.trim().length > MESSAGE_MAX;
  const unready = state.status === 'uploading' || state.status === 'failed';
  const blocked = blank || tooLong || unready;

  function send() {
    if (blocked) return;
    onSend({ content, attachment: state.status === 'ready' ? state.photo : null });
    setContent('');
    onDraftChange({ draft: '' });
    photo.onRemove();
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
      <PickedPhoto form={photo} />
      <div className="flex items-end gap-1 sm:gap-2">
        <PhotoButton onPick={photo.onPick} />
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
              onDraftChange({ draft: event.target.value });
              onType({ isTyping: event.target.value.trim() !== '' });
            }}
            onBlur={() => onType({ isTyping: false })}
            onKeyDown={keyDown}
            {...(tooLong && { error: words.tooLong(MESSAGE_MAX) })}
          />
        </div>
        <IconButton type="submit" tone="honey" label={words.send} aria-disabled={blocked}>
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}

function PhotoButton({ onPick }: Pick<MessagePhotoForm, 'onPick'>) {
  const words = useMessages(catalogue);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton tone="quiet" label={words.addPhoto} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        hidden
        aria-label={words.addPhoto}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied, so that the same photo can be picked again.
          event.target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}

function PickedPhoto({ form }: { form: MessagePhotoForm }) {
  const words = useMessages(catalogue);
  const { state } = form;
  if (state.status === 'none') {
    if (state.rejected === null) return null;
    return <Alert tone="danger">{state.rejected === 'type' ? words.photoType : words.photoSize}</Alert>;
  }
  return (
    <div className="w-28">
      <PhotoTile
        src={state.src}
        alt={words.photo}
        status={state.status}
        progress={state.status === 'uploading' ? state.progress : 1}
        removeLabel={words.removePhoto}
        onRemove={form.onRemove}
        retryLabel={words.retryPhoto}
        {...(state.status === 'failed' && { onRetry: state.retry })}
      />
    </div>
  );
}
