import type { Attachment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { UploadProgress } from '@campushive/ui/upload-progress';
import { useFailureText, useMessages } from '../../../kernel/index.js';
import { fileRefusalOf } from '../uploads/file-refusal.js';
import type { Upload } from '../uploads/index.js';
import { useAttachmentDetails } from './attachment-row.js';
import { catalogue } from './attachments.catalogue.js';
import { RetryButton } from '../../../shared/retry-button.js';

interface AttachmentUploadsProps {
  uploads: readonly Upload<Attachment>[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Private files being uploaded, each with its progress or its error. */
export function AttachmentUploads({ uploads, onRemove, onRetry }: AttachmentUploadsProps) {
  const t = useMessages(catalogue);
  const detailsOf = useAttachmentDetails();
  return uploads.map((upload) => {
    const { key, file } = upload;
    const name = upload.status === 'ready' ? upload.stored.name : (file?.name ?? '');
    if (upload.status === 'failed') {
      return <FailedUpload key={key} upload={upload} onRemove={onRemove} onRetry={onRetry} />;
    }
    return (
      <UploadProgress
        key={key}
        name={name}
        progress={upload.status === 'ready' ? null : upload.progress}
        progressLabel={t.uploading}
        details={upload.status === 'ready' ? detailsOf(upload.stored) : null}
        removeLabel={t.removeFile(name)}
        onRemove={() => onRemove(key)}
      />
    );
  });
}

interface FailedUploadProps extends Omit<AttachmentUploadsProps, 'uploads'> {
  upload: Extract<Upload<Attachment>, { readonly status: 'failed' }>;
}

/** Failed upload. A refused file can only be removed; any other failure can be retried. */
function FailedUpload({ upload: { key, file, error }, onRemove, onRetry }: FailedUploadProps) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const refusal = fileRefusalOf(error);
  const isFinal = file === null || refusal !== undefined;
  const reason = refusal === undefined ? failureText(error, t.fileFailed) : t.fileProblems[refusal];
  return (
    <Alert
      tone="danger"
      action={
        <span className="flex flex-wrap gap-2">
          {isFinal ? null : <RetryButton size="sm" variant="outline" onClick={() => onRetry(key)} />}
          <Button size="sm" variant={isFinal ? 'outline' : 'ghost'} onClick={() => onRemove(key)}>
            {t.takeAway}
          </Button>
        </span>
      }
    >
      {file === null ? null : (
        <>
          <bdi className="wrap-anywhere">{file.name}</bdi>:{' '}
        </>
      )}
      {reason}
    </Alert>
  );
}
