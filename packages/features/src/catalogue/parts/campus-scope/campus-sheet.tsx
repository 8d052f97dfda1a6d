import {
  CAMPUS_SCOPES,
  type CampusChoice,
  type CampusScope as Scope,
} from '@campushive/contract/campus-choice';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { NativeSelect } from '@campushive/ui/native-select';
import { RadioGroup } from '@campushive/ui/radio-group';
import { useCampus, useHomeCampus, useMessages } from '../../../kernel/index.js';
import { catalogue } from './campus-scope.catalogue.js';

export interface CampusSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen scope or campus. */
  onChoose: (change: Partial<CampusChoice>) => void;
}

/** Choice of the campuses of all lists. Each choice applies at once and closes the sheet. */
export function CampusSheet({ open, onOpenChange, onChoose }: CampusSheetProps) {
  const t = useMessages(catalogue);
  const { institutions } = useCampus();
  const { home, scope } = useHomeCampus();
  const choose = (change: Partial<CampusChoice>) => {
    onChoose(change);
    onOpenChange(false);
  };
  const names: Readonly<Record<Scope, string>> = {
    mine: home?.displayName ?? '',
    nearby: t.nearby,
    all: t.all,
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.where} closeLabel={t.close}>
        <div className="grid grid-cols-1 gap-5">
          {home === null ? null : (
            <RadioGroup
              label={t.scope}
              hideLabel
              value={scope}
              onValueChange={(value) => {
                const chosen = CAMPUS_SCOPES.find((one) => one === value);
                if (chosen !== undefined) choose({ scope: chosen });
              }}
              options={CAMPUS_SCOPES.map((one) => ({ value: one, label: names[one] }))}
            />
          )}
          <NativeSelect
            label={t.campus}
            placeholder={t.chooseCampus}
            value={home?.id ?? ''}
            onChange={({ target }) => choose({ id: target.value, scope: 'mine' })}
            options={institutions.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
