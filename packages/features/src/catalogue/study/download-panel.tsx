import type { Listing } from '@campushive/contract';
import { DownloadPanelView } from './download-panel-view.js';
import { useDownload } from './use-download.js';
import { useOpinion } from './use-opinion.js';

/** Main action of study material. */
export function DownloadPanel({
  listing,
}: {
  /** Study material with a file, a link, or neither. */
  listing: Listing;
}) {
  const download = useDownload(listing);
  const opinion = useOpinion(listing);
  return <DownloadPanelView listing={listing} download={download} opinion={opinion} />;
}
