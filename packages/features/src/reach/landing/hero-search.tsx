import { Button } from '@campushive/ui/button';
import { NativeSelect } from '@campushive/ui/native-select';
import { SearchField } from '@campushive/ui/search-field';
import { useState, type FormEvent } from 'react';
import {
  useCampus,
  useHomeCampus,
  useMessages,
  useNavigation,
  useUser,
  type Destination,
} from '../../kernel/index.js';
import { catalogue } from './landing.catalogue.js';

/** Search on one campus or on all. Members go to the search page, visitors to the categories. */
export function HeroSearch() {
  const t = useMessages(catalogue);
  const { institutions } = useCampus();
  const navigation = useNavigation();
  const user = useUser();
  const [q, setQ] = useState('');
  const { home, scope, choose } = useHomeCampus();
  const [chosen, setChosen] = useState<string>();
  const university = chosen ?? (scope === 'all' ? '' : (home?.id ?? ''));
  const pick = (id: string) => {
    setChosen(id);
    choose?.(id === '' ? { scope: 'all' } : { id, scope: 'mine' });
  };
  const results = (): Destination => {
    // Lists follow the stored campus choice. Without one, the address carries the university.
    const params = { q: q.trim(), ...(choose === undefined && university !== '' && { university }) };
    return user === null ? { to: 'categories', ...params } : { to: 'search', ...params };
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    navigation.go(results());
  };
  return (
    // Before hydration the browser submits the form to this address.
    <form
      role="search"
      action={navigation.href({ to: 'categories' })}
      onSubmit={look}
      className="w-full max-w-2xl"
    >
      <div className="flex flex-wrap gap-2">
        <SearchField
          name="q"
          label={t.searchLabel}
          hideLabel
          placeholder={t.searchPlaceholder}
          clearLabel={t.searchClear}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          onClear={() => setQ('')}
          className="min-w-0 grow basis-48"
        />
        <NativeSelect
          name="university"
          label={t.searchCampus}
          hideLabel
          placeholder={t.searchEverywhere}
          value={university}
          onChange={(event) => pick(event.target.value)}
          options={institutions.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          className="w-32 narrowest:grow lg:w-40 lg:shrink-0"
        />
        {/* Hidden on phones, where the keyboard's search key submits and the space shows listings. */}
        <Button type="submit" variant="primary" className="max-lg:hidden">
          {t.search}
        </Button>
      </div>
    </form>
  );
}
