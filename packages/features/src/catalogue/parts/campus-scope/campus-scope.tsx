import { CAMPUS_SCOPES, type CampusScope as Scope } from '@campushive/contract/campus-choice';
import { IconButton } from '@campushive/ui/icon-button';
import { NativeSelect } from '@campushive/ui/native-select';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { MapPin, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useCampus, useHomeCampus, useMessages } from '../../../kernel/index.js';
import { catalogue } from './campus-scope.catalogue.js';

/** Campus choice for all lists: own campus, nearby ones, or all. Stored on the device. */
export function CampusScope() {
  const t = useMessages(catalogue);
  const { home, scope, choose } = useHomeCampus();
  const [changing, setChanging] = useState(false);
  if (choose === undefined) return null;
  if (home === null || changing) {
    return (
      <CampusSelect
        value={home?.id ?? ''}
        onValueChange={(id) => {
          setChanging(false);
          choose({ id, scope: 'mine' });
        }}
      />
    );
  }
  const names: Readonly<Record<Scope, string>> = {
    mine: home.displayName,
    nearby: t.nearby,
    all: t.all,
  };
  return (
    <div role="group" aria-label={t.scope} className="flex flex-wrap items-center gap-1 sm:gap-2">
      {CAMPUS_SCOPES.map((one) => (
        <UnstyledButton
          key={one}
          aria-pressed={one === scope}
          onClick={() => choose({ scope: one })}
          className="flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-2 text-sm font-semibold transition hover:border-line-strong sm:px-4 aria-pressed:border-fg aria-pressed:bg-brand-soft"
        >
          {one === 'mine' ? <MapPin aria-hidden="true" className="size-4 shrink-0" /> : null}
          <span className="min-w-0 wrap-anywhere">{names[one]}</span>
        </UnstyledButton>
      ))}
      <IconButton variant="ghost" label={t.change} className="-me-3" onClick={() => setChanging(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface CampusSelectProps {
  /** Id of the chosen campus; empty for none. */
  value: string;
  onValueChange: (id: string) => void;
}

function CampusSelect({ value, onValueChange }: CampusSelectProps) {
  const t = useMessages(catalogue);
  const { institutions } = useCampus();
  return (
    <NativeSelect
      label={t.campus}
      hideLabel
      placeholder={t.chooseCampus}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      options={institutions.map(({ id, name }) => ({ value: id, label: name }))}
      className="max-w-md"
    />
  );
}
