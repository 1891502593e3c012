import type { PastLine } from '~/backend/account/member-model'

/** A line's title with its options and what its buyer typed, which tells it apart from another of the same product. */
export const lineName = ({ title, variantLabel, choices }: PastLine): string =>
  [title, variantLabel, ...choices.personal.map(({ value }) => value)].filter(Boolean).join(' · ')
