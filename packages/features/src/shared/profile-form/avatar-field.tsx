import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Progress } from '@campushive/ui/progress';
import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from './profile-form.catalogue.js';
import type { AvatarControl, AvatarProblem } from './use-avatar.js';

/** The picture with the buttons that change it. */
export function AvatarField({ avatar }: { avatar: AvatarControl }) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file !== undefined) avatar.onPick(file);
    // The same file may be picked again after a failure.
    target.value = '';
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
      {avatar.progress === null ? null : <Progress label={t.uploading} value={avatar.progress * 100} />}
      {avatar.problem === null ? null : <Alert tone="danger">{textOf(avatar.problem)}</Alert>}
    </div>
  );

  function textOf(problem: AvatarProblem): string {
    return problem.kind === 'too-large' ? t.photoTooLarge : failureText(problem.error, t.photoFailed);
  }
}
