import { MAX_MESSAGE, MAX_PHOTO_BYTES } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Composer as Bar } from '@campushive/ui/composer';
import { IconButton } from '@campushive/ui/icon-button';
import { ImagePlus, Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useDraft } from '../../../base/parts/drafts/index.js';
import { useCampus, useMessages } from '../../../kernel/index.js';
import { ATTACHMENT_TYPES, usePickedFiles } from '../../../base/parts/attachments/index.js';
import { isPhoto, PHOTO_TYPES } from '../../../base/parts/uploads/photo-types.js';
import { waitsForNetwork } from '../../../base/parts/uploads/index.js';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';
import { needsSafetyHint } from '../../../base/parts/safety.js';
import type { Picked } from '../../../base/parts/uploads/use-picked.js';
import { useDeferredPress } from '../../../shared/hooks/use-deferred-press.js';
import { usePickedPhotos } from '../../../base/parts/uploads/use-picked-photos.js';
import { FileStrip, PhotoStrip, SendsLater } from './composer-strips.js';
import { catalogue } from '../messages.catalogue.js';
import type { NewMessage } from '../new-message.js';

/** Maximum photos and files per send. Each becomes its own message. */
const MAX_PHOTOS_PICKED = 10;
const MAX_FILES_PICKED = 5;

interface ComposerProps {
  /** Draft key: `message-…` or `group-…`. An unsent draft survives a reload. */
  place: string;
  /** Suggested first message, used when there is no draft. */
  suggested?: string;
  onSuggestionUsed?: () => void;
  /** Content above the text field: the quoted message or quick replies. */
  above?: ReactNode;
  onSend: (message: NewMessage) => void;
  onType: (change: { isTyping: boolean }) => void;
}

/**
 * Message composer. Enter or the button sends. Shift and Enter breaks the line. Photos and files are picked, pasted or dropped, and the
 * text is sent with the first of them.
 */
export function Composer({ place, suggested = '', onSuggestionUsed, above, onSend, onType }: ComposerProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const draft = useDraft(place);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = draft?.part('content');
  const initialText = typeof stored === 'string' ? stored : suggested;
  // Used only after hydration, because the server does not know this device's draft.
  const hydrated = useHydrated();
  const content = typed ?? (hydrated ? initialText : '');
  const photos = usePickedPhotos(draft, { purpose: 'message-photo', most: MAX_PHOTOS_PICKED });
  const files = usePickedFiles(draft, { purpose: 'message-file', most: MAX_FILES_PICKED });
  const ready: readonly Omit<NewMessage, 'content'>[] = [
    ...photos.items.flatMap((upload) => (upload.status === 'ready' ? [{ attachment: upload.stored }] : [])),
    ...files.items.flatMap((upload) =>
      upload.status === 'ready' ? [{ attachment: null, file: upload.stored }] : [],
    ),
  ];
  const picked = [...photos.items, ...files.items];
  const blank = content.trim() === '' && picked.length === 0;
  const tooLong = content.trim().length > MAX_MESSAGE;
  const unsendable = picked.some((one) => one.status === 'failed' && !waitsForNetwork<unknown>(one));
  const blocked = blank || tooLong || unsendable;
  const isStored = ready.length === picked.length;
  const press = useDeferredPress<'send'>(!isStored, () => {
    if (!blocked) send();
  });
  const waits = press.pressed !== null && !blocked && !isStored;

  // Stores text that was typed before the draft was open.
  const storeTyped = useEffectEvent(() => {
    if (typed) draft?.keep('content', typed);
  });
  useEffect(() => {
    if (draft !== null) storeTyped();
  }, [draft]);

  function change(text: string) {
    setTyped(text);
    press.drop();
    draft?.keep('content', text === '' ? null : text);
    onSuggestionUsed?.();
  }
  function send() {
    if (!isStored) {
      press.defer('send');
      return;
    }
    const [first = { attachment: null }, ...more] = ready;
    onSend({ content, ...first });
    for (const one of more) onSend({ content: '', ...one });
    change('');
    photos.onClear();
    files.onClear();
    draft?.forget();
  }

  /** Removing a photo or a file takes the press of Send back. */
  function droppingPress<Form extends Pick<Picked<unknown>, 'onRemove'>>(form: Form): Form {
    const onRemove = (key: string) => {
      press.drop();
      form.onRemove(key);
    };
    return { ...form, onRemove };
  }

  function addFiles(dropped: readonly File[]) {
    const asFile = (file: File) => !(isPhoto(file) && file.size <= MAX_PHOTO_BYTES);
    const [others, pictures] = [dropped.filter(asFile), dropped.filter((file) => !asFile(file))];
    if (pictures.length > 0) photos.onPick(pictures);
    if (others.length > 0) files.onPick(others);
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
      onFilesAdd={addFiles}
      error={tooLong ? t.tooLong(MAX_MESSAGE) : undefined}
      above={
        <>
          {above}
          {needsSafetyHint(campus, content) ? <Alert tone="warning">{t.safety}</Alert> : null}
          <PhotoStrip form={droppingPress(photos)} max={MAX_PHOTOS_PICKED} />
          <FileStrip form={droppingPress(files)} max={MAX_FILES_PICKED} />
          {waits ? (
            <SendsLater offline={picked.some((one) => waitsForNetwork<unknown>(one))} onStop={press.drop} />
          ) : null}
        </>
      }
      leading={
        <span className="-ms-3 flex shrink-0">
          <PickButton
            label={t.addFile}
            accept={ATTACHMENT_TYPES}
            icon={<Paperclip />}
            onPick={files.onPick}
          />
          <PickButton label={t.addPhoto} accept={PHOTO_TYPES} icon={<ImagePlus />} onPick={photos.onPick} />
        </span>
      }
    />
  );
}

interface PickButtonProps {
  label: string;
  accept: string;
  icon: ReactNode;
  onPick: (files: readonly File[]) => void;
}

function PickButton({ label, accept, icon, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton variant="ghost" label={label} onClick={() => input.current?.click()}>
        {icon}
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared, so that the same file can be selected again.
          event.target.value = '';
          onPick(files);
        }}
      />
    </>
  );
}
