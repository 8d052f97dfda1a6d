import { HANDOVER_CODE_LENGTH, type Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useDevice, useMessages, type CallProblem } from '../kernel/index.js';
import { sendPhoto } from '../shared/send-photo.js';
import { catalogue } from './delivery.catalogue.js';

/** What can be done about an errand on its way. */
export interface DeliveryControl {
  /** The code of the pick-up, as far as it is typed. */
  readonly code: string;
  /** Sends the code with its last digit. */
  readonly onCodeChange: (code: string) => void;
  readonly onPickUp: () => void;
  readonly pickingUp: boolean;
  /** Why it is not picked up yet. */
  readonly problem: CallProblem | null;
  /** Counts refused codes, so that the boxes start empty again. */
  readonly attempt: number;
  readonly onLeave: () => void;
  readonly leaving: boolean;
  readonly leaveProblem: CallProblem | null;
  /** Sends a photo of the drop-off, in place of the one that is there. */
  readonly onPhoto: (file: File) => void;
  readonly sendingPhoto: boolean;
  readonly photoProblem: CallProblem | null;
  /** Passes the code of the pick-up on to the person there. */
  readonly onShare: () => void;
}

/** The steps of an errand between its payment and its handover. */
export function useDelivery(
  id: string,
  payment: Payment | undefined,
  onChanged: (payment: Payment) => void,
): DeliveryControl {
  const client = useClient();
  const device = useDevice();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const pickUp = useMutation({
    mutationFn: async (shown: string) => (await client.deliveries.pickUp({ id, code: shown })).data,
    onSuccess: onChanged,
    onError() {
      setCode('');
      setAttempt((count) => count + 1);
    },
  });
  const leave = useMutation({
    mutationFn: async () => (await client.deliveries.leave({ id })).data,
    onSuccess: onChanged,
  });
  const photo = useMutation({
    async mutationFn(file: File) {
      const { data } = await sendPhoto(client, { file, purpose: 'delivery-photo' });
      return (await client.deliveries.addPhoto({ id, photoId: data.id })).data;
    },
    onSuccess: onChanged,
  });
  return {
    code,
    attempt,
    onCodeChange(value) {
      setCode(value);
      if (value.length === HANDOVER_CODE_LENGTH && !pickUp.isPending) pickUp.mutate(value);
      else if (value !== '') pickUp.reset();
    },
    onPickUp() {
      if (code.length === HANDOVER_CODE_LENGTH && !pickUp.isPending) pickUp.mutate(code);
    },
    pickingUp: pickUp.isPending,
    problem: problemOf(pickUp),
    onLeave() {
      if (!leave.isPending) leave.mutate();
    },
    leaving: leave.isPending,
    leaveProblem: problemOf(leave),
    onPhoto(file) {
      if (!photo.isPending) photo.mutate(file);
    },
    sendingPhoto: photo.isPending,
    photoProblem: problemOf(photo),
    onShare() {
      const pickupCode = payment?.delivery?.pickupCode;
      if (payment === undefined || pickupCode == null) return;
      const title = payment.metadata.hiveTitle;
      device.share({ title: t.pickupTitle, text: t.shareText(pickupCode, title) }).then(
        (how) => how === 'copied' && toast({ tone: 'success', title: t.copied }),
        () => toast({ tone: 'danger', title: t.shareFailed }),
      );
    },
  };
}

const problemOf = ({ isError, error }: { readonly isError: boolean; readonly error: unknown }) =>
  isError ? callProblem(error) : null;
