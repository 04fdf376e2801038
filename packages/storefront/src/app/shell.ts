import { contentMessages } from '@touchline/features/content';
import { footerMessages } from '@touchline/features/footer';
import { headerMessages } from '@touchline/features/header';
import type { AnyModuleMessages } from '@touchline/features/i18n';
import { searchMessages } from '@touchline/features/search';

/** Messages that every page needs. */
export const shellMessages: readonly AnyModuleMessages[] = [
  headerMessages,
  footerMessages,
  contentMessages,
  searchMessages,
];
