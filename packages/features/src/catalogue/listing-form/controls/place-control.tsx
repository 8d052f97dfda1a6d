import { TextField } from '@campushive/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { useClient, useMessages, useUser } from '../../../kernel/index.js';
import { meetupSpotsQuery } from '../../../base/parts/meetup-spots.queries.js';
import { catalogue } from '../listing-form.catalogue.js';

/**
 * Place as text, with suggestions from the poster's campus. Uses the browser's `<datalist>` for a native look on
 * phones; without suggestions the field still works.
 */
export function PlaceControl(common: ComponentProps<typeof TextField>) {
  const t = useMessages(catalogue);
  const list = useId();
  const university = useUser()?.universityId;
  const { data: spots = [] } = useQuery(meetupSpotsQuery(useClient(), university ?? undefined));
  return (
    <>
      <TextField description={t.placeHint} {...common} list={list} autoComplete="off" />
      <datalist id={list}>
        {spots.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
