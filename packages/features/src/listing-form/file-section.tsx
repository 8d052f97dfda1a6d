import { MAX_STUDY_FILE_BYTES, type StudyFile } from '@campushive/contract';
import { FileDrop, type ChosenFiles } from '@campushive/ui/file-drop';
import { Heading } from '@campushive/ui/heading';
import { UploadProgress } from '@campushive/ui/upload-progress';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { fileSize, useFailureText, useLanguageTag, useMessages } from '../kernel/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { PHOTO_TYPES } from '../shared/photo-types.js';
import { catalogue } from './listing-form.catalogue.js';
import { refusalOf, type FileForm } from './use-study-file.js';

const ACCEPT = `.pdf,.docx,.pptx,.zip,${PHOTO_TYPES}`;

/** Pick, watch and remove the file of study material. */
export function FileSection({ form }: { form: FileForm }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const [rejected, setRejected] = useState<string | null>(null);
  const failureText = useFailureText();
  const { file } = form;

  function problemText(error: unknown): string {
    const refusal = refusalOf(error);
    return refusal === undefined ? failureText(error, words.fileFailed) : words.fileProblems[refusal];
  }

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

  const detailsOf = ({ pages, size }: StudyFile) =>
    [...(pages === null ? [] : [words.filePages(pages)]), fileSize(size, locale)].join(', ');

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
          progressLabel={words.fileUploading}
          details={file.status === 'ready' ? detailsOf(file.file) : null}
          removeLabel={words.removeFile}
          onRemove={form.onRemove}
        />
      )}
      {file.status === 'failed' && file.retry !== null && rejected === null ? (
        <FailedAlert retry={words.retry} onRetry={file.retry}>
          {words.fileFailed}
        </FailedAlert>
      ) : null}
    </section>
  );
}
