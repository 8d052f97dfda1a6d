import type { Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Download as DownloadIcon, ExternalLink, FileText } from 'lucide-react';
import { fileSize, useLanguageTag, useMessages } from '../../kernel/index.js';
import { MainAction } from '../../shared/main-action.js';
import { catalogue } from './study.catalogue.js';
import { OpinionQuestion } from './opinion-question.js';
import { ReadButton } from './read-button.js';
import type { Download } from './use-download.js';
import type { Opinion } from './use-opinion.js';

/** Study material with its download and the viewer's rating. */
export interface DownloadPanelViewProps {
  /** Study material with a file, a link, or neither. */
  listing: Listing;
  /** Download state and its error. */
  download: Download;
  /** Viewer's opinion. Null when the viewer has not downloaded it. */
  opinion: Opinion | null;
}

/** Format, size and download button of study material. The size matters on mobile data. */
export function DownloadPanelView({ listing, download, opinion }: DownloadPanelViewProps) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const { file = null, fileUrl = null, downloads = null, opinions = null } = listing.archiveDetails ?? {};
  if (file === null && fileUrl === null) {
    return <Card className="text-sm text-fg-muted">{t.nothing}</Card>;
  }
  if (listing.status !== 'active') return <Card className="text-sm text-fg-muted">{t.closed}</Card>;
  const facts =
    file === null
      ? [t.link]
      : [
          t.formats[file.format],
          ...(file.pages === null || file.format === 'jpg'
            ? []
            : [file.format === 'pptx' ? t.slides(file.pages) : t.pages(file.pages)]),
          fileSize(file.size, locale),
        ];
  return (
    <Card className="grid gap-4">
      <Heading level={2} size="subsection">
        {t.title}
      </Heading>
      <div className="flex items-start gap-3">
        <FileText aria-hidden="true" className="size-6 shrink-0 text-archive-text" />
        <div className="min-w-0">
          <p dir="auto" className="font-bold wrap-anywhere">
            {file?.name ?? t.link}
          </p>
          <p className="text-sm text-fg-muted">{file === null ? t.linkText : facts.join(', ')}</p>
          {downloads === null || downloads === 0 ? null : (
            <p className="text-sm text-fg-muted">{t.downloads(downloads)}</p>
          )}
          {opinions === null ? null : (
            <p className="text-sm text-fg-muted">{t.foundHelpful(opinions.helpful, opinions.of)}</p>
          )}
        </div>
      </div>
      <MainAction>
        <Button
          variant="primary"
          size="lg"
          fullWidth
          leading={file === null ? <ExternalLink aria-hidden="true" /> : <DownloadIcon aria-hidden="true" />}
          loading={download.getting}
          loadingLabel={t.getting}
          onClick={download.onDownload}
        >
          {file === null ? t.openLink : t.downloadSize(fileSize(file.size, locale))}
        </Button>
      </MainAction>
      <ReadButton listing={listing} />
      {opinion === null ? null : <OpinionQuestion opinion={opinion} />}
    </Card>
  );
}
