import { MAX_CAPTION, MAX_PHOTO_BYTES, type PortfolioPicture } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { FileDrop } from '@campushive/ui/file-drop';
import { IconButton } from '@campushive/ui/icon-button';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { TextField } from '@campushive/ui/text-field';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useMessages, useProblemText } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { PHOTO_TYPES } from '../../../base/parts/uploads/photo-types.js';
import { PhotoProblems, retryOf } from '../../../base/parts/uploads/index.js';
import { portfolioFormCatalogue } from './portfolio-form.catalogue.js';
import { usePortfolioForm, type PortfolioForm, type PortfolioProblem } from './use-portfolio-form.js';

export interface PortfolioDialogProps {
  /** Owner of the pictures, who is the viewer. */
  studentId: string;
  /** Current pictures. */
  pictures: readonly PortfolioPicture[];
  /** Called after saving or cancelling. */
  onClose: () => void;
}

/** Dialog that adds, captions, sorts and removes portfolio pictures. */
export function PortfolioDialog({ studentId, pictures, onClose }: PortfolioDialogProps) {
  const t = useMessages(portfolioFormCatalogue);
  const form = usePortfolioForm(studentId, pictures, onClose);
  const problemText = usePortfolioProblemText();
  const [refused, setRefused] = useState(false);
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.title}
      description={t.text}
      t={{ close: t.close, cancel: t.cancel, send: t.save, sending: t.saving }}
      variant="primary"
      form={{ sending: form.saving, onSend: form.onSave }}
      problem={form.problem === null ? null : problemText(form.problem)}
    >
      {form.pictures.length === 0 ? null : (
        <ol className="grid grid-cols-1 gap-4">
          {form.pictures.map((picture, index) => (
            <li key={picture.key}>
              <Row form={form} picture={picture} index={index} />
            </li>
          ))}
        </ol>
      )}
      <PhotoProblems photos={form.pictures} />
      {form.remaining === 0 ? null : (
        <FileDrop
          label={t.add}
          description={`${t.hint}. ${t.left(form.remaining)}`}
          accept={PHOTO_TYPES}
          multiple
          maxFiles={form.remaining}
          maxBytes={MAX_PHOTO_BYTES}
          onFilesAdd={({ files, rejected }) => {
            form.onAdd(files);
            setRefused(rejected.length > 0);
          }}
        />
      )}
      {refused ? <Alert tone="danger">{t.notTaken}</Alert> : null}
    </FormDialog>
  );
}

function usePortfolioProblemText(): (problem: PortfolioProblem) => string | null {
  const t = useMessages(portfolioFormCatalogue);
  const callText = useProblemText();
  return (problem) => {
    switch (problem.kind) {
      case 'uploading':
        return t.uploading;
      case 'upload-failed':
        return t.uploadFailed;
      case 'call':
        return callText(problem, t.failed);
      default:
        return problem satisfies never;
    }
  };
}

interface RowProps {
  form: PortfolioForm;
  picture: PortfolioForm['pictures'][number];
  index: number;
}

function Row({ form, picture, index }: RowProps) {
  const t = useMessages(portfolioFormCatalogue);
  const { key, src, status } = picture;
  const n = index + 1;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3">
      <PhotoTile
        src={src}
        alt={t.picture(n)}
        status={status}
        progress={status === 'uploading' ? picture.progress : 1}
        removeLabel={t.remove(n)}
        onRemove={() => form.onRemove(key)}
        retryLabel={t.retryPicture(n)}
        onRetry={retryOf(picture, form.onRetry)}
      />
      <div className="grid grid-cols-1 gap-1">
        <TextField
          label={t.caption(n)}
          placeholder={t.captionExample}
          required
          maxLength={MAX_CAPTION}
          value={form.captionOf(key)}
          error={form.lacksCaption(key) ? t.captionMissing : undefined}
          onChange={(event) => form.onCaption(key, event.target.value)}
        />
        <span className="flex justify-end">
          <IconButton
            variant="ghost"
            label={t.earlier(n)}
            disabled={index === 0}
            onClick={() => form.onMove(key, -1)}
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton
            variant="ghost"
            label={t.later(n)}
            disabled={index === form.pictures.length - 1}
            onClick={() => form.onMove(key, 1)}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </div>
  );
}
