import { CONDITIONS, WANTED_CATEGORIES, type InputOf, type Wanted } from '@campushive/contract';
import { amountOf, type PriceCurrency } from '@campushive/contract/price-text';

/** What a post’s form holds: texts, empty where nothing is said. */
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

/** What the call takes: nothing is null. */
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
