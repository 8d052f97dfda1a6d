import { HANDOVER_CODE_LENGTH, type Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useDevice, useMessages, type CallProblem } from '../../kernel/index.js';
import { sendPhoto } from '../../base/parts/uploads/send-photo.js';
import { catalogue } from './delivery.catalogue.js';

/** Actions on an errand in progress. */
export interface DeliveryControl {
  /** Digits of the pick-up code typed so far. */
  readonly code: string;
  /** Updates the code. Submits it with the last digit. */
  readonly onCodeChange: (code: string) => void;
  readonly onPickUp: () => void;
  readonly pickingUp: boolean;
  /** Error of the pick-up. */
  readonly problem: CallProblem | null;
  /** Number of refused codes. A change clears the code boxes. */
  readonly attempt: number;
  readonly onLeave: () => void;
  readonly leaving: boolean;
  readonly leaveProblem: CallProblem | null;
  /** Uploads a photo of the drop-off. Replaces an existing one. */
  readonly onPhoto: (file: File) => void;
  readonly sendingPhoto: boolean;
  readonly photoProblem: CallProblem | null;
  /** Shares the pick-up code with the person there. */
  readonly onShare: () => void;
}

/** Steps of an errand between payment and handover. */
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
