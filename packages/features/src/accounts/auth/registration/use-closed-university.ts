import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { universitiesQuery } from '../../../base/universities/index.js';
import { useClient } from '../../../kernel/index.js';
import type { RegisterValues } from '../register-schema.js';

/**
 * Returns the short name of the chosen university while students cannot sign up there yet; null for an open one, and while that is
 * unknown. The server checks again at the registration.
 */
export function useClosedUniversity(control: Control<RegisterValues>): string | null {
  const client = useClient();
  const chosen = useWatch({ control, name: 'university' });
  const { data = [] } = useQuery({ ...universitiesQuery(client), enabled: chosen !== '' });
  const university = data.find(({ id }) => id === chosen);
  return university?.isOpen === false ? university.displayName : null;
}
