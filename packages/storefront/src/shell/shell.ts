import { contentMessages } from '@touchline/features/shell/content';
import { footerMessages } from '@touchline/features/shell/footer';
import { headerMessages } from '@touchline/features/shell/header';
import type { AnyModuleMessages } from '@touchline/features/platform/i18n';
import { searchMessages } from '@touchline/features/catalog/search';

/** Messages that every page needs. */
export const shellMessages: readonly AnyModuleMessages[] = [
  headerMessages,
  footerMessages,
  contentMessages,
  searchMessages,
];
