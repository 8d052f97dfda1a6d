import { STUDY_FILE_BYTES_MAX } from '@campushive/contract';
import { FileDrop, type ChosenFiles } from '@campushive/ui/file-drop';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { Progress } from '@campushive/ui/progress';
import { FileText, FileUp, X } from 'lucide-react';
import { useState } from 'react';
import { fileSize, useLocale, useMessages } from '../kernel/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { PHOTO_TYPES } from '../shared/photo-types.js';
import { catalogue } from './listing-form.catalogue.js';
import type { FileForm } from './use-study-file.js';

const ACCEPT = `.pdf,.docx,.pptx,.zip,${PHOTO_TYPES}`;

/** Pick, watch and remove the file of study material. */
export function FileSection({ form }: { form: FileForm }) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const [rejected, setRejected] = useState<string | null>(null);
  const { file } = form;

  function add({ files: [picked], rejected: refused }: ChosenFiles) {
    const why = refused[0]?.reason;
    setRejected(
      why === undefined
        ? null
        : why === 'size'
          ? words.fileProblems.payload_too_large
          : words.fileProblems.unsupported_file,
    );
    if (picked !== undefined) form.onAdd(picked);
  }

  return (
    <section aria-label={words.file} className="grid gap-3">
      <Heading level={2} size="subsection">
        {words.file}
      </Heading>
      {file.status === 'none' || file.status === 'failed' ? (
        <FileDrop
          label={words.addFile}
          hint={words.fileHint}
          icon={<FileUp />}
          accept={ACCEPT}
          maxBytes={STUDY_FILE_BYTES_MAX}
          error={rejected ?? (file.status === 'failed' ? `${file.name}: ${file.problem}` : undefined)}
          onFilesAdd={add}
        />
      ) : (
        <div
          data-slot="study-file"
          data-state={file.status}
          className="flex items-center gap-3 rounded-card border border-line p-3"
        >
          <FileText aria-hidden="true" className="size-6 shrink-0" />
          <div className="grid min-w-0 grow gap-1">
            <p className="font-bold wrap-anywhere">{file.status === 'ready' ? file.file.name : file.name}</p>
            {file.status === 'ready' ? (
              <p role="status" className="text-sm text-fg-muted">
                {[
                  ...(file.file.pages === null ? [] : [words.filePages(file.file.pages)]),
                  fileSize(file.file.size, locale),
                ].join(', ')}
              </p>
            ) : (
              <Progress value={file.progress} max={1} label={words.fileUploading} />
            )}
          </div>
          <IconButton label={words.removeFile} onClick={form.onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {file.status === 'failed' && file.retry !== null && rejected === null ? (
        <FailedAlert retry={words.retry} onRetry={file.retry}>
          {words.fileFailed}
        </FailedAlert>
      ) : null}
    </section>
  );
}
