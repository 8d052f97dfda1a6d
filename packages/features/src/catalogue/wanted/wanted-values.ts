import { CONDITIONS, WANTED_CATEGORIES, type InputOf, type Wanted } from '@campushive/contract';
import { amountOf, type PriceCurrency } from '@campushive/contract/price-text';

/** Form values of a wanted post. Empty texts are unspecified. */
export interface WantedValues extends Readonly<Record<string, string>> {
  readonly title: string;
  readonly most: string;
  readonly category: string;
  readonly condition: string;
  readonly details: string;
}

export const valuesOf = (post: Wanted | null, title: string): WantedValues => ({
  title: post?.title ?? title,
  most: post === null || post.maxPrice === null ? '' : String(post.maxPrice),
  category: post?.category ?? '',
  condition: post?.condition ?? '',
  details: post?.details ?? '',
});

/** Converts form values to the call's input. Empty texts become null. */
export const toInput = (
  { title, most, category, condition, details }: WantedValues,
  currency: PriceCurrency,
) =>
  ({
    title,
    details,
    category: WANTED_CATEGORIES.find((one) => one === category) ?? null,
    condition: CONDITIONS.find((one) => one === condition) ?? null,
    maxPrice: amountOf(most, currency) ?? null,
  }) satisfies InputOf<'wanted.create'>;
