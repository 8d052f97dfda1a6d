import { ApiError } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogClose, DialogContent } from '@campushive/ui/dialog';
import { PasswordField } from '@campushive/ui/password-field';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import {
  TextLink,
  useClient,
  useFailureText,
  useWaitText,
  useMessages,
  useNavigation,
  useSessionPort,
  useMissingText,
} from '../../kernel/index.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './settings.catalogue.js';

interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Problem =
  | { readonly kind: 'field'; readonly text: string }
  | { readonly kind: 'money'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** Dialog that asks for the password before the account is deleted. */
export function DeleteDialog({ open, onOpenChange }: DeleteDialogProps) {
  const client = useClient();
  const session = useSessionPort();
  const navigation = useNavigation();
  const t = useMessages(catalogue);
  const missing = useMissingText();
  const failureText = useFailureText();
  const waitText = useWaitText();
  const { toast } = useToast();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const erase = useMutation({
    mutationFn: () => client.users.deleteAccount({ password }),
    async onSuccess() {
      // Navigates first, because logging out on a member's page redirects to the login.
      await session.signOut();
      toast({ tone: 'success', title: t.deleted });
      navigation.go({ to: 'home' }, { replace: true });
    },
    onError: (error) => setProblem(problemOf(error)),
  });
  const [formRef, onTry] = useFocusFirstError(erase.isPending);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (erase.isPending) return;
    onTry();
    setProblem(null);
    if (password === '') setProblem({ kind: 'field', text: missing('password') });
    else erase.mutate();
  }
  function problemOf(error: unknown): Problem {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'password_wrong') return { kind: 'field', text: t.passwordWrong };
    if (code === 'payment_in_flight') return { kind: 'money', text: t.moneyInFlight };
    if (code === 'balance_left') return { kind: 'money', text: t.moneyLeft };
    if (error instanceof ApiError && code === 'too_many_attempts') {
      return { kind: 'other', text: t.tooMany(waitText(error.retryAfter ?? 30)) };
    }
    return { kind: 'other', text: failureText(error, t.deleteFailed) };
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!erase.isPending) onOpenChange(next);
      }}
    >
      <DialogContent
        title={t.deleteTitle}
        closeLabel={t.close}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{t.cancel}</Button>
            </DialogClose>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              loading={erase.isPending}
              loadingLabel={t.deleting}
            >
              {t.deleteConfirm}
            </Button>
          </>
        }
      >
        <form ref={formRef} id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-fg-muted">{t.deleteText}</p>
          <PasswordField
            label={t.deletePassword}
            showLabel={t.showPassword}
            concealLabel={t.hidePassword}
            autoComplete="current-password"
            value={password}
            error={problem?.kind === 'field' ? problem.text : undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
          {problem === null || problem.kind === 'field' ? null : (
            <Alert
              tone="danger"
              {...(problem.kind === 'money' && {
                action: (
                  <TextLink to={{ to: 'payments' }} className="inline-flex min-h-11 items-center">
                    {t.openPayments}
                  </TextLink>
                ),
              })}
            >
              {problem.text}
            </Alert>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}
