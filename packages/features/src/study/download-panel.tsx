import type { Listing } from '@campushive/contract';
import { DownloadPanelView } from './download-panel-view.js';
import { useDownload } from './use-download.js';
import { useOpinion } from './use-opinion.js';

/** The main action of study material's page. */
export function DownloadPanel({
  listing,
}: {
  /** The study material: a file, a link, or neither. */
  listing: Listing;
}) {
  const download = useDownload(listing);
  const opinion = useOpinion(listing);
  return <DownloadPanelView listing={listing} download={download} opinion={opinion} />;
}
