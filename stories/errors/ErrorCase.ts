import type { AnyModuleMessages } from '@touchline/features/platform/i18n';
import type { ReactNode } from 'react';

type Values = Readonly<Record<string, string | number>>;

/** A message of the shop, in every language that its module has. */
export interface Told {
  readonly messages: AnyModuleMessages;
  readonly key: string;
  readonly values?: Values | undefined;
}

/** One failure: where a shopper meets it, what is said, and the shop's own screen in which it happens. */
export interface ErrorCase {
  readonly where: string;
  readonly told: Told;
  /** Name of a field that the shopper gets with it, where nothing else is said; `told` is its label. */
  readonly field?: string;
  /** Starts the screen with stores of its own, lets it fail, and returns its view. */
  readonly raise: () => ReactNode;
}

export type Raise = ErrorCase['raise'];
