import { articleJsonLd } from '@touchline/features/shell/blog';
import { contentStore } from '@touchline/features/shell/content';
import type { PageServerPart } from '../page.ts';

export const jsonLd: PageServerPart['jsonLd'] = ({ stores, url }) => {
  const { status } = stores.of(contentStore);
  const told = status.kind === 'ready' ? articleJsonLd(status.page, stores.site, url.origin) : undefined;
  return told ? [told] : [];
};
