import { Button } from '@campushive/ui/button';
import { MapPin } from 'lucide-react';
import { TextLink, useCampus, useConsent, useMessages } from '../../kernel/index.js';
import { CampusPicture } from '../parts/campus-picture.js';
import { catalogue } from './contact.catalogue.js';

/** Degrees shown on each side of the place. */
const AROUND = 0.008;

function mapOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  const box = [longitude - AROUND, latitude - AROUND / 2, longitude + AROUND, latitude + AROUND / 2].join(
    ',',
  );
  return {
    embedded: `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude},${longitude}`,
    linked: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}

/** Office location: a drawing, replaced by an embedded map after consent. */
export function LocationMap() {
  const t = useMessages(catalogue);
  const { embedded, linked } = mapOf(useCampus().contact.address);
  const { consent, choose } = useConsent();
  return (
    <div className="grid gap-2">
      <div
        // Twice as wide as high, which shows the whole drawing. The map needs more height.
        className={`relative overflow-hidden rounded-card border border-line ${consent === 'maps' ? 'h-64' : 'aspect-2/1'}`}
      >
        {consent === 'maps' ? (
          <iframe
            title={t.mapTitle}
            src={embedded}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin"
            className="size-full border-0"
          />
        ) : (
          <>
            <CampusPicture land="city" className="h-full" />
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4">
              <Button leading={<MapPin aria-hidden="true" />} onClick={() => choose({ consent: 'maps' })}>
                {t.showMap}
              </Button>
            </div>
          </>
        )}
      </div>
      <p className="text-sm text-fg-muted">{t.mapNote}</p>
      <TextLink standalone href={linked} rel="noopener noreferrer" target="_blank">
        {t.openMap}
      </TextLink>
    </div>
  );
}
