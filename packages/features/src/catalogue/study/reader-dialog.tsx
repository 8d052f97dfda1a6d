import type { Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { EmptyState } from '@campushive/ui/empty-state';
import { Spinner } from '@campushive/ui/spinner';
import { FileText } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { ReaderPages } from './reader-pages.js';
import { catalogue } from './study.catalogue.js';
import { useReading, type Reading } from './use-reading.js';

export interface ReaderDialogProps {
  /** Study material with a PDF. */
  listing: Listing;
  onClose: () => void;
}

/** Full-screen reader of study material. Once opened, a file can be read offline until logout. */
export function ReaderDialog({ listing, onClose }: ReaderDialogProps) {
  const reading = useReading(listing);
  return (
    <ReaderView
      title={listing.archiveDetails?.file?.name ?? listing.title}
      reading={reading}
      onClose={onClose}
    />
  );
}

export interface ReaderViewProps {
  title: string;
  /** State of the file: loading, open or failed. */
  reading: Reading;
  onClose: () => void;
}

/** Reader for a file in any state. */
export function ReaderView({ title, reading, onClose }: ReaderViewProps) {
  const t = useMessages(catalogue);
  const name = <span className="line-clamp-1 text-base wrap-anywhere">{title}</span>;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={name} closeLabel={t.closeReader} size="full">
        <Content title={title} reading={reading} />
      </DialogContent>
    </Dialog>
  );
}

/** Problems that a retry may solve. */
const MAY_PASS: readonly string[] = ['offline', 'failed'];

function Content({ title, reading }: Omit<ReaderViewProps, 'onClose'>) {
  const t = useMessages(catalogue);
  switch (reading.status) {
    case 'loading':
      return (
        <div role="status" className="grid flex-1 place-content-center place-items-center gap-3 bg-fill p-6">
          <Spinner label={t.opening} />
          <p aria-hidden="true" className="text-sm">
            {t.opening}
          </p>
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className="grid flex-1 place-content-center bg-fill p-6">
          <EmptyState
            kind="failed"
            icon={<FileText aria-hidden="true" />}
            title={t.readProblems[reading.problem]}
            action={
              MAY_PASS.includes(reading.problem) ? (
                <Button onClick={reading.retry}>{t.tryAgain}</Button>
              ) : undefined
            }
          />
        </div>
      );
    case 'ready':
      return <ReaderPages pdf={reading.pdf} label={title} />;
    default:
      return reading satisfies never;
  }
}
