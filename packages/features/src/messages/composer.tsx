import { MESSAGE_MAX, type Photo } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { IconButton } from '@campushive/ui/icon-button';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { Textarea } from '@campushive/ui/textarea';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useDraft, type DraftShelf } from '../shared/drafts/index.js';
import { useMessages } from '../kernel/index.js';
import { PHOTO_TYPES } from '../shared/photo-types.js';
import { usePickedPhotos, type PickedPhotos } from '../shared/use-picked-photos.js';
import { catalogue } from './messages.catalogue.js';
import { needsSafetyHint } from './safety.js';

/** So many at once: each is a message of its own. */
const PHOTOS_AT_ONCE = 10;

interface ComposerProps {
  /** Whose draft it is: `message-…` or `group-…`. What was begun here earlier and not sent outlives a reload. */
  place: string;
  /** Where photos wait until they are sent. */
  shelf: DraftShelf;
  /** What could be said first, where nothing was begun. */
  suggested?: string;
  onSuggestionUsed?: () => void;
  onSend: (message: { content: string; attachment: Photo | null }) => void;
  onType: (change: { isTyping: boolean }) => void;
}

/**
 * Where a message is written: Enter or the button sends, Shift and Enter breaks the line. Photos are picked, pasted or
 * dropped; the words go with the first of them.
 */
export function Composer({ place, shelf, suggested = '', onSuggestionUsed, onSend, onType }: ComposerProps) {
  const words = useMessages(catalogue);
  const draft = useDraft(place, shelf);
  const [typed, setTyped] = useState<string | null>(null);
  const kept = draft?.part('content');
  const content = typed ?? (typeof kept === 'string' ? kept : suggested);
  const photos = usePickedPhotos(draft, { purpose: 'message-photo', most: PHOTOS_AT_ONCE });
  const ready = photos.items.flatMap(({ state }) => (state.status === 'ready' ? [state.photo] : []));
  const blank = content.trim() === '' && photos.items.length === 0;
  const tooLong = content.trim().length > MESSAGE_MAX;
  const blocked = blank || tooLong || ready.length < photos.items.length;

  function change(text: string) {
    setTyped(text);
    draft?.keep('content', text === '' ? null : text);
    onSuggestionUsed?.();
  }
  function send() {
    if (blocked) return;
    const [first = null, ...more] = ready;
    onSend({ content, attachment: first });
    for (const attachment of more) onSend({ content: '', attachment });
    change('');
    photos.onClear();
    draft?.forget();
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
  function take(event: ClipboardEvent | DragEvent, { files }: DataTransfer) {
    if (files.length === 0) return;
    event.preventDefault();
    photos.onPick([...files]);
  }

  return (
    <form
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      className="@container flex flex-col gap-2 border-t border-line bg-surface px-gutter py-3"
    >
      {needsSafetyHint(content) ? <Alert tone="warning">{words.safety}</Alert> : null}
      <PhotoStrip form={photos} />
      {/* Great letters need the whole line. */}
      <div className="flex items-end gap-1 sm:gap-2 @max-3xs:flex-wrap @max-3xs:justify-between">
        <PhotoButton onPick={photos.onPick} />
        <div className="min-w-0 flex-1 @max-3xs:order-first @max-3xs:basis-full">
          <Textarea
            label={words.inputLabel}
            hideLabel
            rows={1}
            placeholder={words.inputPlaceholder}
            enterKeyHint="send"
            value={content}
            onChange={(event) => {
              change(event.target.value);
              onType({ isTyping: event.target.value.trim() !== '' });
            }}
            onBlur={() => onType({ isTyping: false })}
            onKeyDown={keyDown}
            onPaste={(event) => take(event, event.clipboardData)}
            {...(tooLong && { error: words.tooLong(MESSAGE_MAX) })}
          />
        </div>
        <IconButton type="submit" variant="primary" label={words.send} aria-disabled={blocked}>
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}

function PhotoButton({ onPick }: Pick<PickedPhotos, 'onPick'>) {
  const words = useMessages(catalogue);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton variant="ghost" label={words.addPhoto} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        aria-label={words.addPhoto}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Emptied, so that the same photo can be picked again.
          event.target.value = '';
          onPick(files);
        }}
      />
    </>
  );
}

function PhotoStrip({ form: { items, rejected, onRemove } }: { form: PickedPhotos }) {
  const words = useMessages(catalogue);
  const problems = { type: words.photoType, size: words.photoSize, many: words.photoMany(PHOTOS_AT_ONCE) };
  return (
    <>
      {rejected === null ? null : <Alert tone="danger">{problems[rejected]}</Alert>}
      {items.length === 0 ? null : (
        <ul className="flex gap-2 overflow-x-auto">
          {items.map(({ key, src, state }) => (
            <li key={key} className="w-28 shrink-0">
              <PhotoTile
                src={src}
                alt={words.photo}
                status={state.status}
                progress={state.status === 'uploading' ? state.progress : 1}
                removeLabel={words.removePhoto}
                onRemove={() => onRemove(key)}
                retryLabel={words.retryPhoto}
                {...(state.status === 'failed' && { onRetry: state.retry })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
