import { useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../../../kernel/index.js';
import { hallsQuery } from './halls.queries.js';

/** Returns the halls of the viewer's university. Empty while they load, for a visitor, and where the university has none. */
export function useHalls() {
  const university = useUser()?.universityId ?? '';
  const { data = [] } = useQuery({ ...hallsQuery(useClient(), university), enabled: university !== '' });
  return data;
}
