import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Progress } from '@campushive/ui/progress';
import { MAX_PHOTO_BYTES } from '@campushive/contract';
import { Camera } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useFailureText, useMessages } from '../../../kernel/index.js';
import type { CropPhotoDialog } from '../../../base/parts/crop/crop-photo-dialog.js';
import { isHeic } from '../../../base/parts/uploads/photo-types.js';
import { catalogue } from './profile-form.catalogue.js';
import type { AvatarControl, AvatarProblem } from './use-avatar.js';

const loadCrop = () => import('../../../base/parts/crop/crop-photo-dialog.js');
const FACE = ['square'] as const;

/** Photo being cropped. */
interface Cropping {
  readonly photo: { readonly file: File; readonly src: string };
  readonly Dialog: typeof CropPhotoDialog;
}

/** Profile picture with the buttons that change it. A new photo is cropped before it is uploaded. */
export function AvatarField({ avatar }: { avatar: AvatarControl }) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file !== undefined) void begin(file);
    // Allows picking the same file again after a failure.
    target.value = '';
  }
  /** Opens the crop dialog. A photo that the browser cannot display or crop is uploaded unchanged. */
  async function begin(file: File) {
    const dialog = isHeic(file) || file.size > MAX_PHOTO_BYTES ? null : await loadCrop().catch(() => null);
    if (dialog === null) return avatar.onPick(file);
    setCropping({ photo: { file, src: URL.createObjectURL(file) }, Dialog: dialog.CropPhotoDialog });
  }
  function end(file: File | null) {
    if (cropping !== null) URL.revokeObjectURL(cropping.photo.src);
    setCropping(null);
    if (file !== null) avatar.onPick(file);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar aria-hidden="true" name={avatar.name} src={avatar.src ?? undefined} size="xl" />
        <div className="grid min-w-0 grow basis-36 gap-2">
          <p className="text-sm font-semibold">{t.picture}</p>
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              accept="image/*"
              className="hidden"
              aria-label={t.changePhoto}
              onChange={pick}
            />
            <Button
              variant="outline"
              leading={<Camera aria-hidden="true" />}
              loading={avatar.busy}
              loadingLabel={t.uploading}
              onClick={() => input.current?.click()}
            >
              {t.changePhoto}
            </Button>
            {avatar.onRemove === null || avatar.busy ? null : (
              <Button variant="ghost" onClick={avatar.onRemove}>
                {t.removePhoto}
              </Button>
            )}
          </div>
          <p className="text-sm text-fg-muted">{t.pictureHint}</p>
        </div>
      </div>
      {cropping === null ? null : (
        <cropping.Dialog
          photo={cropping.photo}
          shapes={FACE}
          round
          onCrop={end}
          onClose={() => end(null)}
          onFail={() => end(cropping.photo.file)}
        />
      )}
      {avatar.progress === null ? null : <Progress label={t.uploading} value={avatar.progress * 100} />}
      {avatar.problem === null ? null : <Alert tone="danger">{textOf(avatar.problem)}</Alert>}
    </div>
  );

  function textOf(problem: AvatarProblem): string {
    return problem.kind === 'too-large' ? t.photoTooLarge : failureText(problem.error, t.photoFailed);
  }
}
