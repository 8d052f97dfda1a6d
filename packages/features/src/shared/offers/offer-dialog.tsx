import { highestOffer, lowestOffer } from '@campushive/contract/rules/offers';
import { TextField } from '@campushive/ui/text-field';
import {
  useCampus,
  useFieldText,
  useMessages,
  useMoney,
  useProblemText,
  useMinorUnits,
} from '../../kernel/index.js';
import { firstNameOf } from '../first-name.js';
import { FormDialog } from '../form-dialog.js';
import type { Bargain } from './bargain.js';
import { catalogue } from './offers.catalogue.js';
import { useOfferForm, type AmountProblem } from './use-offer-form.js';

export interface OfferDialogProps {
  /** What it is about. */
  bargain: Bargain;
  /** Another price instead of the one that the other side named. */
  counters?: boolean;
  /** Whether it is there. */
  open: boolean;
  /** It was closed, or asks to be. */
  onOpenChange: (open: boolean) => void;
}

/** Asks for one amount: what the student would pay, or take. */
export function OfferDialog({ bargain, counters = false, open, onOpenChange }: OfferDialogProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const { currency } = useCampus();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const form = useOfferForm(bargain, counters, () => onOpenChange(false));
  const { listing, offer } = bargain;
  const name = firstNameOf(bargain, t.other);
  const listed = money(listing.price);
  const [lowest, highest] = [lowestOffer, highestOffer].map((of) =>
    money(toMajor(of(toMinor(listing.price)))),
  );
  function amountText(told: AmountProblem): string {
    switch (told.kind) {
      case 'none':
        return t.amountNeeded;
      case 'too-small':
        return t.tooSmall(money(told.least));
      case 'too-large':
        return t.tooLarge(money(told.listed));
      case 'refused':
        return fieldText(told.error);
      default:
        return told satisfies never;
    }
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={counters ? t.counterTitle : t.makeTitle}
      description={
        counters && offer !== null
          ? t.counterText(name, money(offer.amount), listed)
          : t.makeText(name, listed)
      }
      t={t}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.failed)}
    >
      <TextField
        name="amount"
        label={t.amount}
        leading={currency.symbol}
        inputMode="decimal"
        autoComplete="off"
        description={t.between(lowest ?? '', highest ?? '')}
        value={form.amount}
        error={form.amountProblem === null ? undefined : amountText(form.amountProblem)}
        onChange={(event) => form.onChange({ amount: event.target.value })}
      />
    </FormDialog>
  );
}
