import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';

export interface ErrandRouteProps {
  /** Pick-up place. */
  from: string;
  /** Drop-off place. */
  to: string;
}

/** Route of an errand: two places, one below the other, connected by a line. */
export function ErrandRoute({ from, to }: ErrandRouteProps) {
  const t = useMessages(sharedCatalogue);
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 text-base font-semibold text-hive-logistics-text">
      <span aria-hidden="true" className="size-3 justify-self-center rounded-full border-3" />
      <span className="truncate text-fg">
        <VisuallyHidden>{t.wayFrom} </VisuallyHidden>
        {from}
      </span>
      <span aria-hidden="true" className="h-3 justify-self-center border-s-2 border-dotted" />
      <span />
      <span aria-hidden="true" className="hexagon size-3.5 justify-self-center bg-current" />
      <span className="truncate text-fg">
        <VisuallyHidden>{t.wayTo} </VisuallyHidden>
        {to}
      </span>
    </p>
  );
}
