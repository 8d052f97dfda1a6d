import { localized, type HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { useClient, useLocale, useMessages } from '../../../kernel/index.js';

import { catalogue } from '../listing-form.catalogue.js';
import { kindsQuery } from '../listing-form.queries.js';
import { useSettled } from '../use-settled.js';
import type { FormValues } from '../values/form-values.js';

/** Pause in typing before the suggestion loads, in milliseconds. */
const PAUSE = 600;
/** Maximum number of characters to analyse. The start of a text is sufficient. */
const READ = 300;
const MOST = 3;

interface KindControlProps {
  hive: HiveName;
  label: string;
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/** Category suggested from title and description, confirmed with one press. Renders nothing without a suggestion. */
export function KindControl({ hive, label, error, form }: KindControlProps) {
  const t = useMessages(catalogue);
  const locale = useLocale();
  const id = useId();
  const { field } = useController({ control: form.control, name: 'kind' });
  const chosen = String(field.value ?? '');
  const kinds = useKinds(hive, form, chosen);
  if (kinds.length === 0 && error === undefined) return null;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
      className="grid gap-1.5"
    >
      <span id={`${id}-label`} className="text-sm font-bold">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind, index) => (
          <Button
            key={kind.id}
            ref={index === 0 ? field.ref : undefined}
            size="sm"
            variant={kind.id === chosen ? 'secondary' : 'outline'}
            aria-pressed={kind.id === chosen}
            onBlur={field.onBlur}
            onClick={() => field.onChange(kind.id === chosen ? '' : kind.id)}
          >
            {localized(kind.titles, locale)}
          </Button>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-sm text-fg-muted">
        {t.kindHint}
      </p>
      <div id={`${id}-error`} aria-live="polite">
        {error === undefined ? null : <p className="text-sm font-semibold text-danger">{error}</p>}
      </div>
    </div>
  );
}

function useKinds(hiveType: HiveName, { control }: UseFormReturn<FormValues>, kind: string) {
  const client = useClient();
  const [typed, brand, description] = useWatch({ control, name: ['title', 'brand', 'description'] });
  const text = (value: FormValues['title']) => (typeof value === 'string' ? value.trim() : '');
  const title = useSettled(text(typed), PAUSE);
  const settledText = useSettled(text(description).slice(0, READ), PAUSE);
  const made = useSettled(text(brand), PAUSE);
  const { data = [] } = useQuery(
    kindsQuery(client, { hiveType, title, brand: made, description: settledText, kind }),
  );
  return title === '' && kind === '' ? [] : data.slice(0, MOST);
}
