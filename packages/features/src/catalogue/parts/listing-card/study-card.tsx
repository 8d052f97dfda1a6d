import { parseUrl } from '@campushive/contract/parse-url';
import { isFoundHelpful } from '@campushive/contract/rules/helpfulness';
import { Heading } from '@campushive/ui/heading';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Download, FileText, Link2, ThumbsUp } from 'lucide-react';
import { fileSize, useLanguageTag, useMessages } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { courseOf } from '../course-of.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { CampusName } from './campus-name.js';
import { PaperCard, type ListingCardProps } from './card-frame.js';
import { useWhen } from '../../../shared/use-when.js';
import { FactLine } from '../../../shared/fact-line.js';

/** Returns the host of a link, such as `openstax.org`. Null without a link, or for an invalid URL. */
function hostOf(url: string | null): string | null {
  return (url === null ? null : parseUrl(url))?.host.replace(/^www\./, '') ?? null;
}

/** Card of study material: file type, length, size, number of downloads and helpfulness. */
export function StudyCard(props: ListingCardProps) {
  const { listing } = props;
  const t = useMessages(sharedCatalogue);
  const tag = useLanguageTag();
  const since = listing.renewedAt ?? listing.createdAt;
  const when = useWhen(since, true);
  const { file = null, fileUrl = null, downloads = null, opinions = null } = listing.archiveDetails ?? {};
  const preview = listing.photos.length === 0 ? (file?.preview ?? null) : null;
  const size = [
    courseOf(listing),
    file?.pages ? t.pages(file.pages) : null,
    file === null ? hostOf(fileUrl) : fileSize(file.size, tag),
  ].filter((part) => part !== null);
  return (
    <PaperCard
      {...props}
      foot={
        <>
          <span className="flex flex-wrap gap-x-1.5 text-fg-muted">
            <CampusName listing={listing} />
            <time suppressHydrationWarning dateTime={since}>
              {when}
            </time>
          </span>
          {isFoundHelpful(opinions) ? (
            <span className="inline-flex items-center gap-1 font-semibold">
              <ThumbsUp aria-hidden="true" className="size-4" />
              {t.helpful}
            </span>
          ) : null}
          {downloads === null ? null : (
            <span className="inline-flex items-center gap-1 font-semibold">
              <Download aria-hidden="true" className="size-4" />
              <span aria-hidden="true">{downloads.toLocaleString(tag)}</span>
              <VisuallyHidden>{t.downloads(downloads)}</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 @3xs:flex-row">
        {preview === null ? (
          <span
            aria-hidden="true"
            className="grid h-15 w-12 shrink-0 place-items-center content-center gap-1 rounded-control bg-hive-archive-soft text-xs font-bold text-hive-archive-text uppercase"
          >
            {file === null ? <Link2 className="size-5" /> : <FileText className="size-5" />}
            {file?.format ?? null}
          </span>
        ) : (
          <span className="h-15 w-12 shrink-0 overflow-hidden rounded-chip border border-line">
            <PhotoPicture photo={preview} alt="" sizes="48px" className="size-full object-top" />
          </span>
        )}
        <div className="grid min-w-0 content-start gap-1">
          <Heading level={3} size="label" weight="semibold" className="line-clamp-2 @3xs:text-base">
            {listing.title}
          </Heading>
          <FactLine className="text-sm text-fg-muted" facts={size} />
        </div>
      </div>
    </PaperCard>
  );
}
