import { MAX_MESSAGE, type Photo } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Composer as Bar } from '@campushive/ui/composer';
import { IconButton } from '@campushive/ui/icon-button';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useDraft } from '../shared/drafts/index.js';
import { useCampus, useMessages } from '../kernel/index.js';
import { PHOTO_TYPES } from '../shared/photo-types.js';
import { useHydrated } from '../shared/use-hydrated.js';
import { needsSafetyHint } from '../shared/safety.js';
import { PhotoProblems, retryOf } from '../shared/uploads/index.js';
import { usePickedPhotos, type PickedPhotos } from '../shared/use-picked-photos.js';
import { catalogue } from './messages.catalogue.js';

/** So many may be picked together: each is a message of its own. */
const MAX_PHOTOS_PICKED = 10;

interface ComposerProps {
  /** Whose draft it is: `message-…` or `group-…`. What was begun here earlier and not sent outlives a reload. */
  place: string;
  /** What could be said first, where nothing was begun. */
  suggested?: string;
  onSuggestionUsed?: () => void;
  /** What stands above the text: the message that is answered, quick replies. */
  above?: ReactNode;
  onSend: (message: { content: string; attachment: Photo | null }) => void;
  onType: (change: { isTyping: boolean }) => void;
}

/**
 * Where a message is written: Enter or the button sends, Shift and Enter breaks the line. Photos are picked, pasted or
 * dropped; the words go with the first of them.
 */
export function Composer({ place, suggested = '', onSuggestionUsed, above, onSend, onType }: ComposerProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const draft = useDraft(place);
  const [typed, setTyped] = useState<string | null>(null);
  const kept = draft?.part('content');
  const begun = typeof kept === 'string' ? kept : suggested;
  // The server, which renders the page first, does not know what this device keeps.
  const hydrated = useHydrated();
  const content = typed ?? (hydrated ? begun : '');
  const photos = usePickedPhotos(draft, { purpose: 'message-photo', most: MAX_PHOTOS_PICKED });
  const ready = photos.items.flatMap((one) => (one.status === 'ready' ? [one.stored] : []));
  const blank = content.trim() === '' && photos.items.length === 0;
  const tooLong = content.trim().length > MAX_MESSAGE;
  const blocked = blank || tooLong || ready.length < photos.items.length;

  // What was typed before the draft was open is kept as soon as it is.
  const keepTyped = useEffectEvent(() => {
    if (typed) draft?.keep('content', typed);
  });
  useEffect(() => {
    if (draft !== null) keepTyped();
  }, [draft]);

  function change(text: string) {
    setTyped(text);
    draft?.keep('content', text === '' ? null : text);
    onSuggestionUsed?.();
  }
  function send() {
    const [first = null, ...more] = ready;
    onSend({ content, attachment: first });
    for (const attachment of more) onSend({ content: '', attachment });
    change('');
    photos.onClear();
    draft?.forget();
  }

  return (
    <Bar
      label={t.inputLabel}
      placeholder={t.inputPlaceholder}
      sendLabel={t.send}
      value={content}
      onValueChange={(value) => {
        change(value);
        onType({ isTyping: value.trim() !== '' });
      }}
      onLeave={() => onType({ isTyping: false })}
      canSend={!blocked}
      onSend={send}
      onFilesAdd={photos.onPick}
      error={tooLong ? t.tooLong(MAX_MESSAGE) : undefined}
      above={
        <>
          {above}
          {needsSafetyHint(campus, content) ? <Alert tone="warning">{t.safety}</Alert> : null}
          <PhotoStrip form={photos} />
        </>
      }
      leading={<PhotoButton onPick={photos.onPick} />}
    />
  );
}

function PhotoButton({ onPick }: Pick<PickedPhotos, 'onPick'>) {
  const t = useMessages(catalogue);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton variant="ghost" label={t.addPhoto} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        aria-label={t.addPhoto}
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

function PhotoStrip({ form: { items, rejected, onRemove, onRetry } }: { form: PickedPhotos }) {
  const t = useMessages(catalogue);
  const problems = { type: t.photoType, size: t.photoSize, many: t.photoMany(MAX_PHOTOS_PICKED) };
  return (
    <>
      {rejected === null ? null : <Alert tone="danger">{problems[rejected]}</Alert>}
      {items.length === 0 ? null : (
        <ul className="flex gap-2 overflow-x-auto">
          {items.map((one) => (
            <li key={one.key} className="w-28 shrink-0">
              <PhotoTile
                src={one.src}
                alt={t.photo}
                status={one.status}
                progress={one.status === 'uploading' ? one.progress : 1}
                removeLabel={t.removePhoto}
                onRemove={() => onRemove(one.key)}
                retryLabel={t.retryPhoto}
                onRetry={retryOf(one, onRetry)}
              />
            </li>
          ))}
        </ul>
      )}
      <PhotoProblems photos={items} />
    </>
  );
}
