import type { PortfolioPicture } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Images } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { ReportButton } from '../../../base/parts/reports/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from './portfolio.catalogue.js';
import type { PortfolioState } from './use-portfolio.js';

/** Pictures of a student's work, with the actions of the viewer. */
export interface PortfolioViewProps {
  state: PortfolioState;
  /** Student's name; null for the viewer's own pictures. */
  name: string | null;
  /** Called when the viewer edits their own pictures. Set for the viewer's own portfolio only. */
  onEdit?: (() => void) | undefined;
  /** Action on other students' pictures: report, or take down as a moderator. Default: none. */
  does?: 'report' | 'take_down' | null;
}

/** Pictures of a student's work. Other viewers see nothing while there are none. */
export function PortfolioView({ state, name, onEdit, does = null }: PortfolioViewProps) {
  const t = useMessages(catalogue);
  const isOwn = onEdit !== undefined;
  if (!isOwn && (state.status === 'empty' || state.status === 'loading')) return null;
  return (
    <section data-slot="portfolio" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} className="wrap-anywhere">
          {name === null ? t.title : t.titleOf(name)}
        </Heading>
        {isOwn && state.status === 'ready' ? (
          <Button variant="outline" size="sm" onClick={onEdit}>
            {t.edit}
          </Button>
        ) : null}
      </div>
      <Pictures state={state} does={does} onEdit={onEdit} />
    </section>
  );
}

function Pictures({ state, does = null, onEdit }: Omit<PortfolioViewProps, 'name'>) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <Skeleton className="h-40" />
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.failed}</FailedAlert>;
    case 'empty':
      return (
        <EmptyState
          icon={<Images />}
          headingLevel={3}
          title={t.empty}
          description={t.emptyHint}
          action={<Button onClick={onEdit}>{t.add}</Button>}
        />
      );
    case 'ready':
      return (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {state.pictures.map((picture) => (
            <li key={picture.id} className="min-w-0">
              <Picture picture={picture}>
                {does === 'take_down' ? <TakeDown picture={picture} /> : null}
                {does === 'report' ? (
                  <ReportButton thing={{ type: 'picture', id: picture.id }} name={picture.caption} iconOnly />
                ) : null}
              </Picture>
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

function Picture({
  picture: { photo, caption },
  children,
}: {
  picture: PortfolioPicture;
  children: ReactNode;
}) {
  const t = useMessages(catalogue);
  return (
    <figure className="grid grid-cols-1 gap-1.5">
      <a
        href={photo.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t.open(caption)}
        className="flex rounded-control"
      >
        <PhotoPicture
          photo={photo}
          alt={caption}
          sizes="(min-width: 1024px) 260px, (min-width: 640px) 33vw, 50vw"
          className="aspect-square w-full rounded-control"
        />
      </a>
      <div className="flex items-start justify-between gap-1">
        <figcaption dir="auto" className="min-w-0 text-sm wrap-anywhere">
          {caption}
        </figcaption>
        {children}
      </div>
    </figure>
  );
}

const loadTakeDown = () => import('./take-down-dialog.js');

function TakeDown({ picture }: { picture: PortfolioPicture }) {
  const t = useMessages(catalogue);
  const dialog = useOnDemand(loadTakeDown);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.takeDownOf(picture.caption)}
        onPointerEnter={dialog.prepare}
        onClick={() => {
          dialog.want();
          setAsking(true);
        }}
      >
        {t.takeDown}
      </Button>
      {dialog.part === null ? null : (
        <dialog.part.TakeDownDialog picture={picture} open={asking} onOpenChange={setAsking} />
      )}
    </>
  );
}
