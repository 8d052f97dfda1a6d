import { ApiError, type User } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { TextField } from '@campushive/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  Link,
  useClient,
  useFailureText,
  useFieldText,
  useMessages,
  useNavigation,
  useSessionPort,
} from '../../kernel/index.js';
import { ShareButton } from '../../catalogue/parts/share/share-button.js';
import { LiveFieldset } from '../../shared/index.js';
import { catalogue } from './profile.catalogue.js';

/** The viewer's public shelf: its address with Share, or the field in which its name is chosen, once. */
export function OwnShelf({ user }: { user: User }) {
  const t = useMessages(catalogue);
  return (
    <Card className="grid gap-3">
      <Heading level={2} size="subsection">
        {t.shelf}
      </Heading>
      {user.shelfName == null ? <ChooseName /> : <Address name={user.shelfName} />}
    </Card>
  );
}

function Address({ name }: { name: string }) {
  const navigation = useNavigation();
  const path = navigation.href({ to: 'shelfLink', name }, 'anyone');
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Link
        to={{ to: 'shelf', name }}
        className="inline-flex min-h-11 items-center font-bold wrap-anywhere underline decoration-1 underline-offset-4"
      >
        {path.replace(/^\//, '')}
      </Link>
      <ShareButton to={{ to: 'shelfLink', name }} title={`@${name}`} />
    </div>
  );
}

function ChooseName() {
  const t = useMessages(catalogue);
  const client = useClient();
  const session = useSessionPort();
  const failureText = useFailureText();
  const fieldText = useFieldText();
  const [name, setName] = useState('');
  const choose = useMutation({
    mutationFn: async () => (await client.users.updateProfile({ shelfName: name })).data,
    onSuccess: ({ shelfName }) => session.update({ shelfName }),
  });
  const wrong = choose.error instanceof ApiError ? choose.error.fieldErrors['shelfName'] : undefined;
  const problem =
    choose.error === null
      ? undefined
      : wrong === undefined
        ? failureText(choose.error, t.shelfFailed)
        : fieldText(wrong, 'shelfName');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!choose.isPending) choose.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <LiveFieldset className="contents">
        <TextField
          label={t.shelfName}
          description={t.shelfHint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={21}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </LiveFieldset>
      <div>
        <Button type="submit" variant="outline" loading={choose.isPending} loadingLabel={t.saving}>
          {t.chooseShelf}
        </Button>
      </div>
    </form>
  );
}
