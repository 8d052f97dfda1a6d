import type { Payment } from '@campushive/contract';
import { readVoucher, voucherCodeShown } from '@campushive/contract/rules/voucher-format';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { QrCode } from '@campushive/ui/qr-code';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { useMessages, useMoney } from '../../kernel/index.js';
import { firstNameOf } from '../../shared/first-name.js';
import { LiveFieldset } from '../../shared/live-fieldset.js';
import { ScanButton } from '../parts/scan/index.js';
import { catalogue } from './offline-handover.catalogue.js';
import type { OfflineHandover } from './use-offline-handover.js';

/** Order facts needed for a handover. */
export interface HandoverSubject {
  readonly role: 'buyer' | 'seller';
  readonly otherName: string | null;
  /** Amount that the seller receives, in major units. */
  readonly payout: number;
}

export const subjectOf = ({ role, buyer, seller, payout }: Payment): HandoverSubject => ({
  role,
  otherName: (role === 'buyer' ? seller : buyer).name,
  payout,
});

export interface OfflineHandoverPanelProps {
  subject: HandoverSubject;
  /** Handover data stored on this phone, and its actions. */
  handover: OfflineHandover;
  /** Shows a camera button, because the page has no other. Default false. */
  scans?: boolean;
}

/** Offline handover: a voucher on the buyer's phone, checked by the seller's phone. */
export function OfflineHandoverPanel({ subject, handover, scans = false }: OfflineHandoverPanelProps) {
  const t = useMessages(catalogue);
  const { handedOver } = handover;
  return (
    <Card data-slot="offline-handover" className="grid gap-4">
      <Heading level={2} size="subsection">
        {t.title}
      </Heading>
      {handedOver?.status === 'waiting' ? (
        <Waiting subject={subject} handover={handover} />
      ) : (
        <>
          {handedOver === null ? null : <Refused handover={handover} />}
          {subject.role === 'buyer' ? (
            <BuyersVoucher subject={subject} handover={handover} />
          ) : (
            <AcceptVoucher subject={subject} handover={handover} scans={scans} />
          )}
        </>
      )}
    </Card>
  );
}

function Waiting({ subject, handover }: OfflineHandoverPanelProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const name = useName(subject);
  const isBuyer = subject.role === 'buyer';
  return (
    <>
      <Alert tone="success" title={t.waitingTitle}>
        {isBuyer ? t.waitingBuyer(name) : t.waitingSeller(money(subject.payout))}
      </Alert>
      {handover.clockIsOff ? <Alert tone="warning">{t.clock}</Alert> : null}
      {isBuyer && handover.step === 'shown' ? <Shown subject={subject} handover={handover} /> : null}
      {isBuyer && handover.step !== 'shown' ? (
        <Button variant="outline" fullWidth onClick={() => handover.onStep('shown')}>
          {t.show}
        </Button>
      ) : null}
    </>
  );
}

function Refused({ handover: { handedOver, onTryAgain } }: Pick<OfflineHandoverPanelProps, 'handover'>) {
  const t = useMessages(catalogue);
  const texts: Readonly<Record<string, string>> = t.refusals;
  return (
    <Alert
      tone="danger"
      title={t.refusedTitle}
      action={
        <Button variant="outline" size="sm" onClick={onTryAgain}>
          {t.tryAgain}
        </Button>
      }
    >
      {texts[handedOver?.reason ?? ''] ?? t.refusals.other}
    </Alert>
  );
}

/** Asks for confirmation first, because showing the voucher releases the money. Inline, because a dialog would need a download. */
function BuyersVoucher({ subject, handover }: OfflineHandoverPanelProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const name = useName(subject);
  if (handover.asking) {
    return (
      <Button variant="outline" fullWidth loading loadingLabel={t.asking}>
        {t.show}
      </Button>
    );
  }
  if (handover.storedOrder?.voucher == null) return <p className="text-sm text-fg-muted">{t.none}</p>;
  switch (handover.step) {
    case 'closed':
      return (
        <>
          <p className="text-sm text-fg-muted">{t.ready(name)}</p>
          <Button variant="outline" fullWidth onClick={() => handover.onStep('asked')}>
            {t.show}
          </Button>
        </>
      );
    case 'asked':
      return (
        <>
          <Alert tone="warning">{t.ask({ name, amount: money(subject.payout) })}</Alert>
          <div className="grid gap-2">
            <Button variant="primary" fullWidth onClick={() => handover.onStep('shown')}>
              {t.askYes}
            </Button>
            <Button variant="outline" fullWidth onClick={() => handover.onStep('closed')}>
              {t.askNo}
            </Button>
          </div>
        </>
      );
    case 'shown':
      return <Shown subject={subject} handover={handover} />;
    default:
      return handover.step satisfies never;
  }
}

function Shown({ subject, handover }: OfflineHandoverPanelProps) {
  const t = useMessages(catalogue);
  const name = useName(subject);
  const voucher = handover.storedOrder?.voucher ?? '';
  const code = readVoucher(voucher)?.voucher.code ?? '';
  const isWaiting = handover.handedOver?.status === 'waiting';
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <QrCode value={voucher} label={t.qr} className="w-72" />
      <p className="text-sm text-fg-muted">{t.typed}</p>
      <p
        data-slot="voucher-code"
        className="text-subtitle font-bold tracking-wider wrap-anywhere tabular-nums"
      >
        {voucherCodeShown(code)}
      </p>
      <p className="text-sm text-fg-muted">{t.shownHint(name)}</p>
      {isWaiting ? null : (
        <Button variant="primary" fullWidth onClick={handover.onShown}>
          {t.shown(name)}
        </Button>
      )}
      <Button variant="outline" fullWidth onClick={() => handover.onStep('closed')}>
        {t.hide}
      </Button>
    </div>
  );
}

const readScanned = (text: string) => (readVoucher(text) === null ? null : text);

function AcceptVoucher({ subject, handover, scans }: OfflineHandoverPanelProps) {
  const t = useMessages(catalogue);
  const name = useName(subject);
  function submit(event: FormEvent) {
    event.preventDefault();
    handover.onTake(handover.text);
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-fg-muted">{t.sellerText(name)}</p>
      <LiveFieldset className="contents">
        <TextField
          label={t.label}
          description={t.help}
          value={handover.text}
          onChange={(event) => handover.onTextChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={handover.problem === null ? undefined : t.problems[handover.problem]}
        />
      </LiveFieldset>
      <Button
        type="submit"
        variant="outline"
        fullWidth
        disabled={handover.text.trim() === ''}
        loading={handover.checking}
        loadingLabel={t.checking}
      >
        {t.check}
      </Button>
      {scans ? (
        <ScanButton
          title={t.scanTitle}
          wrong={t.scanWrong}
          read={readScanned}
          onFound={({ code }) => handover.onTake(code)}
        />
      ) : null}
    </form>
  );
}

function useName({ role, otherName }: HandoverSubject): string {
  const t = useMessages(catalogue);
  return firstNameOf({ name: otherName }, role === 'buyer' ? t.seller : t.buyer);
}
