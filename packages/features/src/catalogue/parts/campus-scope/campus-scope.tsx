import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useHomeCampus, useMessages } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from './campus-scope.catalogue.js';
import type { CountIn } from './campus-scope.queries.js';

const loadSheet = () => import('./campus-sheet.js');

/** List that the chip narrows. */
export interface CampusScopeProps {
  /** Number of matches in each place, shown in the sheet. */
  count: CountIn;
  /** False for a list of things that name no hall. Default: true. */
  hasHalls?: boolean;
}

/** Chip with the place of a list. Opens the choice for all lists: hall, own campus, nearby ones, all, or another campus. */
export function CampusScope({ count, hasHalls = true }: CampusScopeProps) {
  const t = useMessages(catalogue);
  const { home, scope, choose } = useHomeCampus();
  const [choosing, setChoosing] = useState(false);
  const sheet = useOnDemand(loadSheet);
  if (choose === undefined) return null;
  const names = {
    hall: hasHalls ? t.hall : home?.displayName,
    mine: home?.displayName,
    nearby: t.nearby,
    all: t.all,
  } as const;
  const name = home === null ? t.all : (names[scope] ?? t.all);
  return (
    <>
      <UnstyledButton
        aria-haspopup="dialog"
        aria-label={t.chosen(name)}
        onPointerEnter={sheet.prepare}
        onClick={() => {
          sheet.want();
          setChoosing(true);
        }}
        className="flex min-h-11 shrink-0 items-center gap-1.5 justify-self-start rounded-full border border-line-strong bg-surface px-3 text-sm font-semibold transition hover:border-fg"
      >
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        {name}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </UnstyledButton>
      {sheet.part === null ? null : (
        <sheet.part.CampusSheet
          open={choosing}
          onOpenChange={setChoosing}
          onChoose={choose}
          {...{ count, hasHalls }}
        />
      )}
    </>
  );
}
