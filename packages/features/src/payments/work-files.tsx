import { MAX_ATTACHMENT_BYTES, MAX_WORK_FILES, type Attachment } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { FileDrop, type ChosenFiles } from '@campushive/ui/file-drop';
import { UploadProgress } from '@campushive/ui/upload-progress';
import { Download, FileText, FileUp } from 'lucide-react';
import { useState } from 'react';
import { fileSize, useFailureText, useLanguageTag, useMessages } from '../kernel/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { PHOTO_TYPES } from '../shared/photo-types.js';
import { fileRefusalOf } from '../shared/file-refusal.js';
import { catalogue } from './completion.catalogue.js';
import type { WorkFiles } from './use-work-files.js';

const ACCEPT = `.pdf,.docx,.xlsx,.pptx,.zip,${PHOTO_TYPES}`;

function useDetails() {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  return ({ format, size }: Attachment) => `${t.kinds[format]}, ${fileSize(size, locale)}`;
}

/** Picks, shows and removes the files that are delivered with the work. */
export function WorkFilesField({ files }: { files: WorkFiles }) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const detailsOf = useDetails();
  const [rejected, setRejected] = useState<ChosenFiles['rejected'][number]['reason'] | null>(null);
  const problemText = (error: unknown) => {
    const refusal = fileRefusalOf(error);
    return refusal === undefined ? failureText(error, t.fileFailed) : t.fileProblems[refusal];
  };
  return (
    <section aria-label={t.files} className="grid gap-3">
      {files.uploads.map((one) => {
        const { key, file } = one;
        const name = one.status === 'ready' ? one.stored.name : (file?.name ?? '');
        if (one.status !== 'failed') {
          return (
            <UploadProgress
              key={key}
              name={name}
              progress={one.status === 'ready' ? null : one.progress}
              progressLabel={t.uploading}
              details={one.status === 'ready' ? detailsOf(one.stored) : null}
              removeLabel={t.removeFile(name)}
              onRemove={() => files.onRemove(key)}
            />
          );
        }
        const isRefused = file === null || fileRefusalOf(one.error) !== undefined;
        return (
          <FailedAlert
            key={key}
            retry={isRefused ? t.takeAway : t.retry}
            onRetry={() => (isRefused ? files.onRemove(key) : files.onRetry(key, file))}
          >
            {`${name}: ${problemText(one.error)}`}
          </FailedAlert>
        );
      })}
      {files.isWaiting ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t.filesWaiting}
        </p>
      ) : null}
      {files.left === 0 ? null : (
        <FileDrop
          label={t.addFiles}
          hint={t.filesHint(MAX_WORK_FILES)}
          icon={<FileUp />}
          accept={ACCEPT}
          multiple
          maxFiles={files.left}
          maxBytes={MAX_ATTACHMENT_BYTES}
          error={rejected === null ? undefined : t.fileRejections[rejected]}
          onFilesAdd={(chosen) => {
            setRejected(chosen.rejected[0]?.reason ?? null);
            files.onAdd(chosen.files);
          }}
        />
      )}
    </section>
  );
}

/** Delivered files, each with its name, kind and size, to download. */
export function DeliveredFiles({ delivered, files }: { delivered: readonly Attachment[]; files: WorkFiles }) {
  const t = useMessages(catalogue);
  const detailsOf = useDetails();
  if (delivered.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {delivered.map((one) => (
        <li key={one.id} className="flex items-center gap-3 rounded-control border border-line p-3">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
          <span className="min-w-0 grow">
            <bdi className="block truncate font-semibold">{one.name}</bdi>
            <span className="text-fg-muted">{detailsOf(one)}</span>
          </span>
          <Button
            variant="outline"
            size="sm"
            aria-label={t.download(one.name)}
            loading={files.downloading === one.id}
            loadingLabel={t.downloading}
            onClick={() => files.onDownload(one.id)}
          >
            <Download aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
