import {
  ApiError,
  HANDOVER_CODE_LENGTH,
  MAX_PHOTO_BYTES,
  type Delivery,
  type Payment,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { FileDrop } from '@campushive/ui/file-drop';
import { Heading } from '@campushive/ui/heading';
import { OtpField } from '@campushive/ui/otp-field';
import { Share2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useFailureText, useWaitText, useMessages, useProblemText } from '../../kernel/index.js';
import { DeliveryBadge } from '../parts/delivery/index.js';
import { EvidencePhotos } from '../parts/evidence-photos.js';
import { firstNameOf } from '../../shared/first-name.js';
import { ErrandRoute } from '../../catalogue/parts/listing-card/errand-route.js';
import { LiveFieldset } from '../../shared/live-fieldset.js';
import { PHOTO_TYPES } from '../../base/parts/uploads/photo-types.js';
import { catalogue } from './delivery.catalogue.js';
import type { DeliveryControl } from './use-delivery.js';

export interface DeliveryPanelProps {
  payment: Payment;
  /** State of the delivery. */
  delivery: Delivery;
  control: DeliveryControl;
}

/** State of an errand, live for its poster, and the next step for its helper. The drop-off uses the order's normal handover. */
export function DeliveryPanel({ payment, delivery, control }: DeliveryPanelProps) {
  const t = useMessages(catalogue);
  const { role, orderStatus, buyer, seller } = payment;
  const { status, from, to } = delivery;
  const name = firstNameOf(role === 'buyer' ? seller : buyer, role === 'buyer' ? t.helper : t.poster);
  const place = from ?? t.pickupPlace;
  const isHeld = orderStatus === 'held';
  return (
    <>
      <Card data-slot="delivery" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading level={2} size="subsection">
            {t.title}
          </Heading>
          <DeliveryBadge status={status} />
        </div>
        {from === null || to === null ? null : <ErrandRoute from={from} to={to} />}
        {isHeld || status === 'delivered' ? <p>{t[role][status](name)}</p> : null}
        {delivery.pickupCode === null ? null : (
          <PickupCode code={delivery.pickupCode} place={place} onShare={control.onShare} />
        )}
        <DropoffPhoto payment={payment} delivery={delivery} control={control} />
      </Card>
      {/* Outside the card, because six code boxes need the full width of a small phone. */}
      {isHeld && role === 'seller' ? <NextStep status={status} place={place} control={control} /> : null}
    </>
  );
}

interface PickupCodeProps {
  code: string;
  place: string;
  onShare: () => void;
}

/** Pick-up code, which the poster passes on to the person at the pick-up, who has no account here. */
function PickupCode({ code, place, onShare }: PickupCodeProps) {
  const t = useMessages(catalogue);
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Heading level={3}>{t.pickupTitle}</Heading>
      <p data-slot="pickup-code" className="text-title font-bold tracking-widest tabular-nums">
        {code}
      </p>
      <p className="text-sm text-fg-muted">{t.pickupText(place)}</p>
      <Button variant="outline" leading={<Share2 aria-hidden="true" />} onClick={onShare}>
        {t.share}
      </Button>
    </div>
  );
}

interface NextStepProps extends Pick<DeliveryPanelProps, 'control'> {
  status: Delivery['status'];
  place: string;
}

/** The helper's next step before the drop-off. */
function NextStep({ status, place, control }: NextStepProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  switch (status) {
    case 'accepted':
      return <EnterPickupCode place={place} control={control} />;
    case 'picked_up':
      return (
        <>
          {control.leaveProblem === null ? null : (
            <Alert tone="danger">{problemText(control.leaveProblem, t.leaveFailed)}</Alert>
          )}
          <Button
            variant="secondary"
            fullWidth
            loading={control.leaving}
            loadingLabel={t.leaving}
            onClick={control.onLeave}
          >
            {t.leave}
          </Button>
        </>
      );
    case 'on_the_way':
    case 'delivered':
      return null;
    default:
      // Unknown step of a newer server. The drop-off is still available below.
      void (status satisfies never);
      return null;
  }
}

function EnterPickupCode({ place, control }: Omit<NextStepProps, 'status'>) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const waitText = useWaitText();
  function problemText(error: unknown): string {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'pickup_code_wrong') return t.codeWrong;
    if (code === 'dropoff_code_at_pickup') return t.dropoffCode;
    if (error instanceof ApiError && code === 'too_many_attempts')
      return t.codeLocked(waitText(error.retryAfter ?? 900));
    return failureText(error, t.enterFailed);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    control.onPickUp();
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Heading level={2}>{t.enterTitle}</Heading>
      <p className="text-sm text-fg-muted">{t.enterText(place)}</p>
      <LiveFieldset className="contents">
        <OtpField
          key={control.attempt}
          label={t.enterLabel}
          length={HANDOVER_CODE_LENGTH}
          value={control.code}
          onValueChange={control.onCodeChange}
          autoFocus={control.attempt > 0}
          error={control.problem === null ? undefined : problemText(control.problem.error)}
        />
      </LiveFieldset>
      <Button
        type="submit"
        variant="secondary"
        fullWidth
        disabled={control.code.length < HANDOVER_CODE_LENGTH}
        loading={control.pickingUp}
        loadingLabel={t.checking}
      >
        {t.enter}
      </Button>
    </form>
  );
}

/** Photo of the drop-off, added by the helper and visible to both sides. */
function DropoffPhoto({ payment: { role, orderStatus }, delivery, control }: DeliveryPanelProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  const [refused, setRefused] = useState(false);
  const { photo, status } = delivery;
  const mayAdd =
    role === 'seller' &&
    (orderStatus === 'held' ? status !== 'accepted' : status === 'delivered' && photo === null);
  if (photo === null && !mayAdd) return null;
  return (
    <section aria-label={t.photo} className="grid gap-3 border-t border-line pt-4">
      <Heading level={3}>{t.photo}</Heading>
      {photo === null ? null : <EvidencePhotos photos={[photo]} nameOf={() => t.photo} />}
      {control.photoProblem === null ? null : (
        <Alert tone="danger">{problemText(control.photoProblem, t.photoFailed)}</Alert>
      )}
      {mayAdd ? (
        <FileDrop
          label={control.sendingPhoto ? t.sendingPhoto : photo === null ? t.addPhoto : t.replacePhoto}
          description={t.photoHint}
          accept={PHOTO_TYPES}
          maxFiles={1}
          maxBytes={MAX_PHOTO_BYTES}
          disabled={control.sendingPhoto}
          error={refused ? t.photoRefused : undefined}
          onFilesAdd={({ files: [file], rejected }) => {
            setRefused(rejected.length > 0);
            if (file !== undefined) control.onPhoto(file);
          }}
        />
      ) : null}
    </section>
  );
}
