import { CONDITIONS, WANTED_CATEGORIES, type InputOf, type Wanted } from '@campushive/contract';
import { figuresOf } from '../shared/figures.js';

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
export const toInput = ({ title, most, category, condition, details }: WantedValues) =>
  ({
    title,
    details,
    category: WANTED_CATEGORIES.find((one) => one === category) ?? null,
    condition: CONDITIONS.find((one) => one === condition) ?? null,
    maxPrice: most.trim() === '' ? null : Number(figuresOf(most)),
  }) satisfies InputOf<'wanted.create'>;
