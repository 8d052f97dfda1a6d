import { highestOffer, lowestOffer } from '@campushive/contract/rules/offers';
import {
  useCampus,
  useFieldText,
  useMessages,
  useMoney,
  useProblemText,
  useMinorUnits,
} from '../../../kernel/index.js';
import { firstNameOf } from '../../../shared/first-name.js';
import { BothSides } from '../../../catalogue/parts/prices/both-sides.js';
import { Chip } from '../../../shared/chip.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import type { Bargain } from './bargain.js';
import { catalogue } from './offers.catalogue.js';
import { suggestedAmounts } from './suggested-amounts.js';
import { rangeOf, useOfferForm, type AmountProblem } from './use-offer-form.js';

export interface OfferDialogProps {
  bargain: Bargain;
  /** True for a counter-offer to the other side's price. Default `false`. */
  counters?: boolean;
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Dialog for one amount: the price that the student would pay or accept. */
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
  const [least, most] = [lowestOffer, highestOffer].map((of) => toMajor(of(toMinor(listing.price))));
  const [lowest, highest] = [least, most].map((amount) => money(amount ?? 0));
  const range = counters && offer !== null ? rangeOf(offer, listing.price, currency) : null;
  const suggested = range === null ? [] : suggestedAmounts(range.above, range.below);
  function amountText(problem: AmountProblem): string {
    switch (problem.kind) {
      case 'none':
        return t.amountNeeded;
      case 'too-small':
        return t.tooSmall(money(problem.least));
      case 'too-large':
        return t.tooLarge(money(problem.listed));
      case 'not-between':
        return t.notBetween(money(problem.above), money(problem.below));
      case 'refused':
        return fieldText(problem.error);
      default:
        return problem satisfies never;
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
      <PriceField
        name="amount"
        label={t.amount}
        autoComplete="off"
        description={
          range === null
            ? t.between(lowest ?? '', highest ?? '')
            : t.strictlyBetween(money(range.above), money(range.below))
        }
        typed={form.amount}
        onChoose={(amount) => form.onChange({ amount })}
        error={form.amountProblem === null ? undefined : amountText(form.amountProblem)}
        onChange={(event) => form.onChange({ amount: event.target.value })}
      />
      {form.named === null ? null : <BothSides kind="purchase" price={form.named} side={bargain.role} />}
      {suggested.length === 0 ? null : (
        <div role="group" aria-label={t.suggestions} className="flex flex-wrap gap-2">
          {suggested.map((amount) => (
            <Chip
              key={amount}
              pressed={form.amount === String(amount)}
              onClick={() => form.onChange({ amount: String(amount) })}
            >
              {money(amount)}
            </Chip>
          ))}
        </div>
      )}
    </FormDialog>
  );
}
