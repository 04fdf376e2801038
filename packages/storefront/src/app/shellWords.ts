import type { Words } from '@touchline/features/i18n';

/** Words that every page needs. */
export const shellWords: readonly Words[] = [];
