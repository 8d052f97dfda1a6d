import { findUniversity } from '@campushive/contract/campus';
import {
  CAMPUS_SCOPES,
  homeHallOf,
  narrowToCampus,
  type CampusChoice,
  type CampusScope as Scope,
} from '@campushive/contract/campus-choice';
import { nearbyIds } from '@campushive/contract/distance';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { NativeSelect } from '@campushive/ui/native-select';
import { RadioGroup } from '@campushive/ui/radio-group';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink, useCampus, useHomeCampus, useMessages, useUser } from '../../../kernel/index.js';
import { catalogue } from './campus-scope.catalogue.js';
import type { CountIn } from './campus-scope.queries.js';

export interface CampusSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen scope and campus. */
  onChoose: (change: Partial<CampusChoice>) => void;
  /** Number of matches in each place. */
  count: CountIn;
  hasHalls: boolean;
}

/** Choice of the place of all lists. The button names the number of results, and applies the choice. */
export function CampusSheet({ open, onOpenChange, ...rest }: CampusSheetProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.where} closeLabel={t.close}>
        {open ? <Places {...rest} onDone={() => onOpenChange(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}

interface PlacesProps extends Pick<CampusSheetProps, 'onChoose' | 'count' | 'hasHalls'> {
  onDone: () => void;
}

function Places({ onChoose, count, hasHalls, onDone }: PlacesProps) {
  const t = useMessages(catalogue);
  const { institutions } = useCampus();
  const user = useUser();
  const current = useHomeCampus();
  const [choice, setChoice] = useState<CampusChoice>({ id: current.home?.id ?? null, scope: current.scope });
  const scopes = usePlaces(choice, count, hasHalls);
  const chosen = scopes.find(({ scope }) => scope === choice.scope) ?? scopes[0];
  const isAtHome = user !== null && choice.id === user.universityId && hasHalls;
  return (
    <div className="grid grid-cols-1 gap-4">
      {choice.id === null ? null : (
        <RadioGroup
          label={t.scope}
          hideLabel
          value={chosen?.scope ?? 'mine'}
          onValueChange={(value) => {
            const scope = CAMPUS_SCOPES.find((one) => one === value);
            if (scope !== undefined) setChoice({ ...choice, scope });
          }}
          options={scopes.map(({ scope, name, about, count: found }) => ({
            value: scope,
            description: about,
            label: <PlaceLabel name={name} count={found} />,
          }))}
        />
      )}
      {isAtHome ? (
        <TextLink standalone to={{ to: 'settings', tab: 'account' }} className="justify-self-start">
          {user.hall == null ? t.nameHall : t.changeHall}
        </TextLink>
      ) : null}
      <NativeSelect
        label={t.campus}
        placeholder={t.chooseCampus}
        value={choice.id ?? ''}
        onChange={({ target }) => setChoice({ id: target.value, scope: 'mine' })}
        options={institutions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button
        variant="primary"
        size="lg"
        onClick={() => {
          onChoose({
            ...choice,
            ...(choice.id === user?.universityId && { id: null }),
            scope: chosen?.scope ?? 'mine',
          });
          onDone();
        }}
      >
        {chosen?.count === undefined ? t.showAny : t.show(chosen.count)}
      </Button>
    </div>
  );
}

function PlaceLabel({ name, count }: Pick<Place, 'name' | 'count'>) {
  const t = useMessages(catalogue);
  return (
    <span className="flex justify-between gap-3">
      {name}{' '}
      {count === undefined ? null : (
        <span className="font-normal text-fg-muted tabular-nums">{t.amount(count)}</span>
      )}
    </span>
  );
}

/** Number of nearby campuses that are named, the own one included. */
const NAMED = 3;

interface Place {
  readonly scope: Scope;
  readonly name: string;
  readonly about: string;
  /** Number of matches. Undefined while it loads. */
  readonly count: number | undefined;
}

/** Returns the scopes around a chosen campus, with their names and numbers of matches. Leaves out the hall without one. */
function usePlaces(choice: CampusChoice, count: CountIn, hasHalls: boolean): readonly Place[] {
  const t = useMessages(catalogue);
  const { institutions } = useCampus();
  const user = useUser();
  const home = findUniversity({ institutions }, choice.id ?? '');
  const hasHall = hasHalls && homeHallOf(choice, user) !== undefined;
  const scopes = CAMPUS_SCOPES.filter((scope) => scope !== 'hall' || hasHall);
  const counts = useQueries({
    queries: scopes.map((scope) => count(narrowToCampus({ ...choice, scope }, user))),
  });
  const near = home === undefined ? [] : nearbyIds(institutions, home).slice(0, NAMED);
  const shortNames = near.flatMap((id) => findUniversity({ institutions }, id)?.displayName ?? []);
  const isOwn = user !== null && home?.id === user.universityId;
  const words: Readonly<Record<Scope, { readonly name: string; readonly about: string }>> = {
    hall: { name: t.hall, about: user?.hall?.name ?? '' },
    mine: isOwn
      ? { name: t.mine, about: home.displayName }
      : { name: home?.displayName ?? t.mine, about: home?.location ?? '' },
    nearby: { name: t.nearby, about: shortNames.join(', ') },
    all: { name: t.all, about: t.campuses(institutions.length) },
  };
  return scopes.map((scope, at) => ({ scope, ...words[scope], count: counts[at]?.data }));
}
