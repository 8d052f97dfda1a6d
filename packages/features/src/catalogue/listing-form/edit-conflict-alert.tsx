import { isHive, localized, type HiveName } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useLocale, useMessages } from '../../kernel/index.js';
import { useHalls } from '../../base/parts/halls/use-halls.js';
import { inSight } from '../../shared/in-sight.js';
import { formFieldsOf, type FieldName } from './form-fields.js';
import { useFieldLabel } from './use-field-label.js';
import { readRows } from './controls/kind-rows.js';
import { readPackages } from './controls/package-rows.js';
import { catalogue } from './listing-form.catalogue.js';
import type { ListingFormMessages } from './listing-form.messages.js';
import type { EditConflict, Version } from './use-edit-conflict.js';

/** Date and time in the format of their field. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;

interface EditConflictAlertProps {
  hive: HiveName;
  conflict: EditConflict;
}

/** Alert for a listing that was saved twice: both versions field by field, and the choice between them. */
export function EditConflictAlert({ hive, conflict }: EditConflictAlertProps) {
  const t = useMessages(catalogue);
  const locale = useLocale();
  const label = useFieldLabel();
  const halls = useHalls();
  const text = (version: Version, name: EditConflict['differing'][number]) =>
    name === 'hallId'
      ? (halls.find(({ id }) => id === version.values.hallId)?.name ?? t.conflictNothing)
      : shown(version, name, hive, t, locale);
  const labelOf = (name: FieldName) =>
    formFieldsOf(hive)
      .flatMap((field) => (field.name === name ? [label(field)] : []))
      .join('');
  const { edited: ownVersion, saved, differing, onKeepMine, onKeepSaved } = conflict;
  return (
    <Alert ref={inSight} tone="warning" title={t.conflictTitle} className="scroll-mb-28">
      <p>{t.conflictText}</p>
      <dl className="mt-3 grid gap-3">
        {differing.map((name) => (
          <div key={name}>
            <dt className="font-bold">{name === 'photos' ? t.photos : labelOf(name)}</dt>
            <dd className="wrap-anywhere">{t.conflictMine(text(ownVersion, name))}</dd>
            <dd className="wrap-anywhere">{t.conflictSaved(text(saved, name))}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button size="sm" variant="outline" onClick={onKeepSaved}>
          {t.keepSaved}
        </Button>
      </div>
    </Alert>
  );
}

function shown(
  { values, photos }: Version,
  name: EditConflict['differing'][number],
  hive: HiveName,
  t: ListingFormMessages,
  locale: string,
): string {
  if (name === 'photos') return t.conflictPhotos(photos.length);
  if (name === 'price' && values.free === true) return t.giveAway[isHive(hive) ? hive : 'essentials'];
  const value = values[name];
  if (name === 'ticketKinds') {
    const rows = readRows(value).map((row) => `${row.name} (${row.price} × ${row.quota})`);
    return rows.length === 0 ? t.conflictNothing : rows.join(', ');
  }
  if (name === 'packages') {
    const rows = readPackages(value).map((row) => `${row.name} (${row.price})`);
    return rows.length === 0 ? t.conflictNothing : rows.join(', ');
  }
  if (typeof value === 'boolean') return value ? t.conflictYes : t.conflictNo;
  if (value === undefined || value === '') return t.conflictNothing;
  const own = formFieldsOf(hive)
    .find((field) => field.name === name)
    ?.own?.choices?.find(({ id }) => id === value);
  if (own !== undefined) return localized(own.label, locale);
  const choice = Object.entries(t.choices).find(([one]) => one === value);
  return choice?.[1] ?? value.replace(MOMENT, '$1 $2');
}
