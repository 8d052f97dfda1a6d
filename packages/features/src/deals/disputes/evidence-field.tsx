import { MAX_DISPUTE_PHOTOS, MAX_PHOTO_BYTES } from '@campushive/contract';
import { FileDrop } from '@campushive/ui/file-drop';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { useState } from 'react';
import { useMessages } from '../../kernel/index.js';
import { PHOTO_TYPES } from '../../base/parts/uploads/photo-types.js';
import { PhotoProblems, retryOf } from '../../base/parts/uploads/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { Evidence } from './use-evidence.js';

/** Photo evidence for either side of a complaint. */
export function EvidenceField({ evidence }: { evidence: Evidence }) {
  const t = useMessages(catalogue);
  const [refused, setRefused] = useState(false);
  const { photos, remaining } = evidence;
  return (
    <section aria-label={t.evidence} className="grid gap-3">
      {photos.length === 0 ? null : (
        <ul className="grid grid-cols-4 gap-2">
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <PhotoTile
                src={photo.src}
                alt={t.evidenceName(index + 1)}
                status={photo.status}
                progress={photo.status === 'uploading' ? photo.progress : 1}
                removeLabel={t.removeEvidence(index + 1)}
                onRemove={() => evidence.onRemove(photo.key)}
                retryLabel={t.retryEvidence(index + 1)}
                onRetry={retryOf(photo, evidence.onRetry)}
              />
            </li>
          ))}
        </ul>
      )}
      <PhotoProblems photos={photos} />
      {remaining === 0 ? null : (
        <FileDrop
          label={t.addEvidence}
          description={t.evidenceHint(MAX_DISPUTE_PHOTOS)}
          accept={PHOTO_TYPES}
          multiple
          maxFiles={remaining}
          maxBytes={MAX_PHOTO_BYTES}
          error={refused ? t.evidenceRefused(MAX_DISPUTE_PHOTOS) : undefined}
          onFilesAdd={(chosen) => {
            setRefused(chosen.rejected.length > 0);
            evidence.onAdd(chosen.files);
          }}
        />
      )}
    </section>
  );
}
