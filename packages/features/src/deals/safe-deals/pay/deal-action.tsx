import { DEAL_HIVE, type SafeDeal } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { LockKeyhole } from 'lucide-react';
import { useTotal } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { ShareButton } from '../../../catalogue/parts/share/share-button.js';
import {
  appointment,
  Link,
  TextLink,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
  useNavigation,
  useUser,
} from '../../../kernel/index.js';
import { firstNameOf, MainAction } from '../../../shared/index.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';

/** The payer's next action: pay, continue, see the order, or the reason that there is none. */
export function DealAction({ deal }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const format = useDateFormat();
  const { state, order, seller, endsAt } = deal;
  switch (state) {
    case 'open':
      return <Pay deal={deal} />;
    case 'reserved':
      return order === null ? (
        <Alert>{t.payingNow}</Alert>
      ) : (
        <MainAction>
          <Button asChild variant="primary" size="lg" fullWidth>
            <Link to={{ to: 'checkout', hive: DEAL_HIVE, id: deal.id }}>{t.continuePaying}</Link>
          </Button>
        </MainAction>
      );
    case 'paid':
      return order === null ? (
        <Alert>{t.isPaid}</Alert>
      ) : (
        <Alert
          tone="success"
          action={
            <Button asChild size="sm" variant="primary">
              <Link to={{ to: 'payment', id: order.id }}>{t.toOrder}</Link>
            </Button>
          }
        >
          {t.youPaid}
        </Alert>
      );
    case 'ended':
      return (
        <Alert suppressHydrationWarning>
          {t.hasEnded(firstNameOf(seller, t.someone), appointment(endsAt, now, format))}
        </Alert>
      );
    case 'hidden':
      return <Alert tone="warning">{t.isHidden}</Alert>;
    default:
      return state satisfies never;
  }
}

/** Pay button with the sum. Visitors sign up on the way, and continue at the checkout. */
function Pay({ deal }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const totalOf = useTotal();
  const navigation = useNavigation();
  const isMember = useUser() !== null;
  const checkout = { to: 'checkout', hive: DEAL_HIVE, id: deal.id } as const;
  const from = navigation.href(checkout);
  return (
    <>
      {isMember ? null : <p className="text-sm text-fg-muted">{t.needEmail}</p>}
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth leading={<LockKeyhole aria-hidden="true" />}>
          <Link to={isMember ? checkout : { to: 'register', from }}>
            {t.pay(money(totalOf('purchase', deal.price)))}
          </Link>
        </Button>
      </MainAction>
      {isMember ? null : <OtherWays deal={deal} from={from} />}
    </>
  );
}

/** Ways for students with an account, and for everyone without a student email. */
function OtherWays({ deal, from }: { deal: SafeDeal; from: string }) {
  const t = useMessages(catalogue);
  return (
    <div className="grid gap-3 text-sm text-fg-muted">
      <p>
        {t.haveAccount} <TextLink to={{ to: 'login', from }}>{t.logIn}</TextLink>
      </p>
      <ShareButton
        title={deal.title}
        subject={{ kind: 'deal', deal }}
        variant="outline"
        label={t.askFriend}
      />
    </div>
  );
}
