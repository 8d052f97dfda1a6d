import { MAX_ATTACHMENT_BYTES, MAX_WORK_FILES, type Attachment } from '@campushive/contract';
import { FileDrop, type ChosenFiles } from '@campushive/ui/file-drop';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../kernel/index.js';
import {
  ATTACHMENT_TYPES,
  AttachmentRow,
  AttachmentUploads,
  useRejectionText,
} from '../../base/parts/attachments/index.js';
import { catalogue } from './completion.catalogue.js';
import type { WorkFiles } from './use-work-files.js';

/** Field that adds, shows and removes files of the delivered work. */
export function WorkFilesField({ files }: { files: WorkFiles }) {
  const t = useMessages(catalogue);
  const rejectionText = useRejectionText();
  const [rejected, setRejected] = useState<ChosenFiles['rejected'][number]['reason'] | null>(null);
  return (
    <section aria-label={t.files} className="grid gap-3">
      <AttachmentUploads uploads={files.uploads} onRemove={files.onRemove} onRetry={files.onRetry} />
      {files.problem === 'waiting' ? (
        <p role="status" className="text-sm text-fg-muted">
          {t.filesWaiting}
        </p>
      ) : null}
      {files.problem === 'failed' ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t.filesFailed}
        </p>
      ) : null}
      {files.remaining === 0 ? null : (
        <FileDrop
          label={t.addFiles}
          description={t.filesHint(MAX_WORK_FILES)}
          icon={<FileUp />}
          accept={ATTACHMENT_TYPES}
          multiple
          maxFiles={files.remaining}
          maxBytes={MAX_ATTACHMENT_BYTES}
          error={rejected === null ? undefined : rejectionText(rejected)}
          onFilesAdd={(chosen) => {
            setRejected(chosen.rejected[0]?.reason ?? null);
            files.onAdd(chosen.files);
          }}
        />
      )}
    </section>
  );
}

/** List of delivered files with name, kind, size and download. */
export function DeliveredFiles({ delivered }: { delivered: readonly Attachment[] }) {
  if (delivered.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {delivered.map((one) => (
        <li key={one.id} className="rounded-control border border-line p-3">
          <AttachmentRow file={one} />
        </li>
      ))}
    </ul>
  );
}
