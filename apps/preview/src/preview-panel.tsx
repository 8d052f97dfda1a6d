import type { Campus } from '@campushive/contract/campus-schema';
import { formatMoney } from '@campushive/contract/format-money';
import type { Preview, PreviewPayment, PreviewStudent } from '@campushive/testing';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { NativeSelect } from '@campushive/ui/native-select';
import FlaskConical from 'lucide-react/icons/flask-conical';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Looks } from './preview-students.js';
import { resetPreview } from './start.js';

type Mail = ReturnType<Preview['mails']>[number];

interface PreviewPanelProps {
  preview: Preview;
  campus: Campus;
  looks: Looks;
}

/** Panel with what a real campus has outside the app: mailboxes, phones that confirm payments, and other students. */
export function PreviewPanel({ preview, campus, looks }: PreviewPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { mails, seen, see, payments } = useOutside(preview, () => setOpen(true));
  const unseen = mails.filter(({ at }) => at.getTime() > seen).length + payments.length;
  if (!isOpen)
    return (
      <button
        type="button"
        data-slot="preview-tab"
        aria-label={`Preview: simulated mail and payments${unseen > 0 ? `, ${unseen} new` : ''}`}
        className="fixed end-0 top-1/3 z-40 grid min-h-control w-9 justify-items-center gap-2 rounded-s-control border border-e-0 border-line bg-fg py-3 text-bg shadow-raised"
        onClick={() => setOpen(true)}
      >
        <FlaskConical aria-hidden="true" className="size-5" />
        {unseen > 0 ? <Badge count={unseen} /> : null}
      </button>
    );
  const close = () => {
    see();
    setOpen(false);
  };
  return (
    <aside
      aria-label="Preview: simulated mail and payments"
      className="fixed inset-x-0 bottom-0 z-40 grid max-h-2/5 content-start gap-4 overflow-y-auto rounded-t-card border border-line bg-surface p-gutter text-fg shadow-raised sm:inset-x-auto sm:end-4 sm:bottom-4 sm:max-h-9/10 sm:w-96 sm:rounded-card"
    >
      <div className="flex items-start justify-between gap-3">
        <Heading level={2} size="card">
          Preview: simulated mail and payments
        </Heading>
        <IconButton label="Close the preview panel" size="sm" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <PhonePayments preview={preview} campus={campus} payments={payments} />
      <Mails mails={mails} />
      <ViewAs preview={preview} looks={looks} />
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="text-sm text-fg-muted">
          The whole campus runs in this tab. Its data stay in this browser, and nothing is sent anywhere. Do
          not enter a password that you use elsewhere.
        </p>
        <ResetButton />
      </div>
    </aside>
  );
}

/** Follows mails and payments, and reports each new mail with a code. */
function useOutside(preview: Preview, onCode: () => void) {
  const [, setTurn] = useState(0);
  const [seen, setSeen] = useState(() => newest(preview.mails()));
  useEffect(() => {
    let last = newest(preview.mails());
    return preview.subscribe(() => {
      const fresh = preview.mails().filter(({ at }) => at.getTime() > last);
      last = newest(preview.mails());
      if (fresh.some((mail) => codeIn(mail) !== undefined)) onCode();
      setTurn((turn) => turn + 1);
    });
    // The callback sets a state only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [preview]);
  const mails = preview.mails();
  return { mails, seen, see: () => setSeen(newest(mails)), payments: preview.phonePayments() };
}

const newest = (mails: readonly Mail[]): number => mails[0]?.at.getTime() ?? 0;
const codeIn = ({ text }: Mail): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

/** Number of mails that the panel lists. */
const SHOWN = 5;

function Mails({ mails }: { mails: readonly Mail[] }) {
  return (
    <section aria-label="Simulated mails" className="grid gap-2">
      <Heading level={3} size="label">
        Newest mails
      </Heading>
      {mails.length === 0 ? <p className="text-sm text-fg-muted">None yet.</p> : null}
      <ul className="grid gap-2">
        {mails.slice(0, SHOWN).map((mail) => (
          <li key={`${mail.at.getTime()} ${mail.to} ${mail.subject}`} className="grid gap-1">
            <details className="rounded-control bg-fill p-3 text-sm">
              <summary className="cursor-pointer">
                <span className="font-semibold" dir="auto">
                  {mail.subject}
                </span>
                <span className="block text-fg-muted wrap-anywhere">to {mail.to}</span>
              </summary>
              <p className="pt-2 whitespace-pre-line wrap-anywhere" dir="auto">
                {mail.text}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PhonePaymentsProps extends Omit<PreviewPanelProps, 'looks'> {
  payments: readonly PreviewPayment[];
}

function PhonePayments({ preview, campus, payments }: PhonePaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <section aria-label="Simulated phones" className="grid gap-2">
      <Heading level={3} size="label">
        Payments that wait for a phone
      </Heading>
      {payments.map(({ reference, amount, email }) => (
        <div key={reference} className="grid gap-2 rounded-control bg-fill p-3 text-sm">
          <p className="wrap-anywhere">
            {formatMoney(amount, campus.currency, 'en')} by {email}
          </p>
          <div className="flex gap-2">
            <Button size="sm" variant="primary" onClick={() => void preview.answer(reference, 'success')}>
              Approve
            </Button>
            <Button size="sm" variant="outline" onClick={() => void preview.answer(reference, 'failed')}>
              Decline
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Lists the students of the campus, and logs the chosen one in. */
function ViewAs({ preview, looks }: Pick<PreviewPanelProps, 'preview' | 'looks'>) {
  const [students, setStudents] = useState<readonly PreviewStudent[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const current = useSyncExternalStore(looks.subscribe, looks.current);
  useEffect(() => void preview.students().then(setStudents), [preview, current]);
  const choose = (id: string) => {
    const chosen = students.find((student) => student.id === id);
    setFailed(false);
    if (chosen !== undefined) looks.viewAs(chosen).catch(() => setFailed(true));
  };
  return (
    <NativeSelect
      label="Look at the campus as"
      value={students.some(({ id }) => id === current) ? current : ''}
      placeholder="A visitor"
      options={students.map(({ id, name }) => ({ value: id, label: name }))}
      error={hasFailed ? 'This student could not be logged in. Log in with their password.' : undefined}
      onValueChange={choose}
    />
  );
}

function ResetButton() {
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <Button variant="danger" onClick={resetPreview}>
      Delete everything and begin again
    </Button>
  ) : (
    <Button variant="outline" onClick={() => setSure(true)}>
      Reset the preview
    </Button>
  );
}
