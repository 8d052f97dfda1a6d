import { MAX_STUDY_FILE_BYTES, type StudyFile } from '@campushive/contract';
import { FileDrop, type ChosenFiles } from '@campushive/ui/file-drop';
import { Heading } from '@campushive/ui/heading';
import { UploadProgress } from '@campushive/ui/upload-progress';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { fileSize, useFailureText, useLanguageTag, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { fileRefusalOf } from '../../../base/parts/uploads/file-refusal.js';
import { PHOTO_TYPES } from '../../../base/parts/uploads/photo-types.js';
import { catalogue } from '../listing-form.catalogue.js';
import type { FileForm } from './use-study-file.js';

const ACCEPT = `.pdf,.docx,.pptx,.zip,${PHOTO_TYPES}`;

/** Section for the file of study material: pick, progress and removal. */
export function FileSection({ form }: { form: FileForm }) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const [rejected, setRejected] = useState<string | null>(null);
  const failureText = useFailureText();
  const { file } = form;

  function problemText(error: unknown): string {
    const refusal = fileRefusalOf(error);
    return refusal === undefined ? failureText(error, t.fileFailed) : t.fileProblems[refusal];
  }

  function add({ files: [picked], rejected: refused }: ChosenFiles) {
    const why = refused[0]?.reason;
    setRejected(
      why === undefined
        ? null
        : why === 'size'
          ? t.fileProblems.payload_too_large
          : t.fileProblems.unsupported_file,
    );
    if (picked !== undefined) form.onAdd(picked);
  }

  const detailsOf = ({ pages, size }: StudyFile) =>
    [...(pages === null ? [] : [t.filePages(pages)]), fileSize(size, locale)].join(', ');

  return (
    <section aria-label={t.file} className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.file}
      </Heading>
      {file.status === 'none' || file.status === 'failed' ? (
        <FileDrop
          label={t.addFile}
          description={t.fileHint}
          icon={<FileUp />}
          accept={ACCEPT}
          maxBytes={MAX_STUDY_FILE_BYTES}
          error={
            rejected ??
            (file.status === 'failed' ? `${file.name}: ${problemText(file.problem.error)}` : undefined)
          }
          onFilesAdd={add}
        />
      ) : (
        <UploadProgress
          data-slot="study-file"
          name={file.status === 'ready' ? file.file.name : file.name}
          progress={file.status === 'ready' ? null : file.progress}
          progressLabel={t.fileUploading}
          details={file.status === 'ready' ? detailsOf(file.file) : null}
          removeLabel={t.removeFile}
          onRemove={form.onRemove}
        />
      )}
      {file.status === 'failed' && file.retry !== null && rejected === null ? (
        <FailedAlert onRetry={file.retry}>{t.fileFailed}</FailedAlert>
      ) : null}
    </section>
  );
}
