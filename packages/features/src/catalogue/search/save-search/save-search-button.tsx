import type { InputOf } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellPlus, BellRing } from 'lucide-react';
import { useClient, useFailureText, useMessages, useNavigation } from '../../../kernel/index.js';
import { catalogue } from '../search.catalogue.js';
import { SAVED_SEARCHES } from '../../data.js';

/** Search that the button saves. */
export interface SaveSearchButtonProps {
  /** Search to save. Null without words and filters. */
  search: InputOf<'savedSearches.create'> | null;
}

/** Button that saves a search, so that the student is notified of new matches. Once saved, it links to the saved searches. */
export function SaveSearchButton({ search }: SaveSearchButtonProps) {
  const t = useMessages(catalogue);
  const client = useClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const failureText = useFailureText();
  const { toast } = useToast();
  const save = useMutation({
    mutationFn: (input: InputOf<'savedSearches.create'>) => client.savedSearches.create(input),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: SAVED_SEARCHES });
      toast({
        tone: 'success',
        title: t.searchSaved,
        description: t.searchSavedText,
        action: { label: t.show, onPress: () => navigation.go({ to: 'savedSearches' }) },
      });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.saveFailed) }),
  });
  if (search === null) return null;
  // Applies to this search only. A changed one can be saved again.
  const saved = save.isSuccess && JSON.stringify(save.variables) === JSON.stringify(search);
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        leading={saved ? <BellRing aria-hidden="true" /> : <BellPlus aria-hidden="true" />}
        loading={save.isPending}
        loadingLabel={t.saving}
        onClick={() => (saved ? navigation.go({ to: 'savedSearches' }) : save.mutate(search))}
      >
        {saved ? t.searchSaved : t.saveSearch}
      </Button>
    </div>
  );
}
