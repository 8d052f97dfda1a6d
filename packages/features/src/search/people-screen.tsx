import { PeopleView } from './people-view.js';
import { usePeople } from './use-people.js';

export interface PeopleScreenProps {
  /** What is searched for, kept in the address by the host. */
  q: string;
  /** Something was typed into the search. */
  onQChange: (change: { q: string }) => void;
}

/** Students, found by name and by what they tell of themselves. */
export function PeopleScreen({ q, onQChange }: PeopleScreenProps) {
  const { typed, setTyped, state } = usePeople(q, onQChange);
  return <PeopleView state={state} q={typed} onQChange={(change) => setTyped(change.q)} />;
}
