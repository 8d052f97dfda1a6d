import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { IconButton } from '@campushive/ui/icon-button';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useMessages } from '../../../kernel/index.js';
import { cropPhoto, FACE_LIMITS, type PhotoArea } from './crop-photo.js';
import { catalogue } from './crop.catalogue.js';

export interface CropPhotoDialogProps {
  /** Photo to edit, with a URL to display it. */
  photo: { readonly file: File; readonly src: string };
  /** Aspect ratios on offer. The first is preselected; a single one shows no choice. */
  shapes: readonly CropShape[];
  /** Round crop for an avatar: shown as a circle and limited to the avatar's size. Default `false`. */
  round?: boolean;
  /** Called with the cropped photo. */
  onCrop: (file: File) => void;
  /** Called when the dialog closes without a change. */
  onClose: () => void;
  /** Called when the browser cannot crop. Without it, the dialog shows an error and stays open. */
  onFail?: () => void;
}

const SHAPES = { upright: 4 / 5, square: 1, wide: 4 / 3 } as const;
/** Aspect ratio of a crop. */
export type CropShape = keyof typeof SHAPES;
const MAX_ZOOM = 3;
const ZOOM_STEP = 0.25;
/** Centres the crop area. The library's own styles need a style element, which the content security policy blocks. */
const CLASSES = {
  containerClassName:
    'absolute inset-0 flex cursor-move touch-none items-center justify-center overflow-hidden select-none',
  mediaClassName: 'absolute inset-0 m-auto max-h-full max-w-full will-change-transform',
  cropAreaClassName:
    'absolute top-1/2 left-1/2 box-border -translate-x-1/2 -translate-y-1/2 overflow-hidden border-2 border-on-photo',
};
const SHADE = { cropAreaStyle: { boxShadow: '0 0 0 9999em', color: 'rgb(0 0 0 / 0.5)' } };

/** Rotates a photo by quarter turns and crops it. Arrow keys move the photo; buttons zoom and rotate. */
export function CropPhotoDialog({
  photo,
  shapes,
  round = false,
  onCrop,
  onClose,
  onFail,
}: CropPhotoDialogProps) {
  const t = useMessages(catalogue);
  const [shape, setShape] = useState(shapes[0] ?? 'square');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [quarters, setQuarters] = useState(0);
  const [area, setArea] = useState<PhotoArea | null>(null);
  const [state, setState] = useState<'choosing' | 'cropping' | 'failed'>('choosing');

  async function crop() {
    if (area === null) return;
    setState('cropping');
    const limits = round ? FACE_LIMITS : undefined;
    const cropped = await cropPhoto(photo.file, area, quarters % 4, limits).catch(() => null);
    if (cropped !== null) onCrop(cropped);
    else if (onFail !== undefined) onFail();
    else setState('failed');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        title={t.title}
        description={t.hint}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button
              variant="primary"
              disabled={area === null}
              loading={state === 'cropping'}
              onClick={() => void crop()}
            >
              {t.use}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <div className="relative h-72 overflow-hidden rounded-card bg-fill" dir="ltr">
            <Cropper
              image={photo.src}
              aspect={SHAPES[shape]}
              crop={position}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              rotation={quarters * 90}
              cropShape={round ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              classes={{
                ...CLASSES,
                cropAreaClassName: `${CLASSES.cropAreaClassName} ${round ? 'rounded-full' : ''}`,
              }}
              style={SHADE}
              cropperProps={{ role: 'group', 'aria-label': t.area }}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => setArea(pixels)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <IconButton label={t.turn} onClick={() => setQuarters(quarters + 1)}>
              <RotateCw aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t.larger}
              disabled={zoom >= MAX_ZOOM}
              onClick={() => setZoom(Math.min(MAX_ZOOM, zoom + ZOOM_STEP))}
            >
              <ZoomIn aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t.smaller}
              disabled={zoom <= 1}
              onClick={() => setZoom(Math.max(1, zoom - ZOOM_STEP))}
            >
              <ZoomOut aria-hidden="true" />
            </IconButton>
            {shapes.length > 1 ? (
              <div role="group" aria-label={t.shape} className="flex flex-wrap gap-2">
                {shapes.map((one) => (
                  <Button
                    key={one}
                    size="sm"
                    variant={one === shape ? 'secondary' : 'outline'}
                    aria-pressed={one === shape}
                    onClick={() => setShape(one)}
                  >
                    {t.shapes[one]}
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
          {state === 'failed' ? <Alert tone="danger">{t.failed}</Alert> : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
