import { ApiError, type ExperiencedStudent, type Invitation } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from './applicants.catalogue.js';
import { invitationsQuery, suggestedQuery } from './applicants.queries.js';

/** Invitations to a task, with the actions of its poster. */
export interface Invitations {
  /** Invitations, latest first. */
  readonly invited: readonly Invitation[];
  /** Students with experience in such work who are not invited yet. */
  readonly suggested: readonly ExperiencedStudent[];
  readonly onInvite: (to: { student: ExperiencedStudent }) => void;
  /** Id of the student being invited. */
  readonly invitingId: string | null;
}

/**
 * Invites students to the viewer's task. A failed load leaves this part out, because the page is mainly about
 * applicants.
 */
export function useInvitations(id: string): Invitations {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const invited = useQuery(invitationsQuery(client, id));
  const suggested = useQuery(suggestedQuery(client, id));
  const invite = useMutation({
    mutationFn: async (student: ExperiencedStudent) => {
      await client.invitations.create({ id, studentId: student.id });
    },
    onSuccess: (_, { name }) => toast({ tone: 'success', title: t.invited(name ?? t.deletedUser) }),
    onError(error) {
      // The refetched list includes the student that another tab has invited.
      const done = error instanceof ApiError && error.code === 'already_invited';
      if (!done) toast({ tone: 'danger', title: failureText(error, t.inviteFailed) });
    },
    onSettled: () =>
      Promise.all(
        [invitationsQuery(client, id), suggestedQuery(client, id)].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    invited: invited.data ?? [],
    suggested: suggested.data ?? [],
    onInvite: ({ student }) => invite.mutate(student),
    invitingId: invite.isPending ? invite.variables.id : null,
  };
}
