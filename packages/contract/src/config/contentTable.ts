import type { ConfigDefinition } from './ConfigDefinition.ts';

/** Where content of somebody else comes from. */
export const contentTable = {
  contentProxyOrigin: {
    ...{ type: 'remote', default: '', state: 'used' },
    owner: 'content',
    description:
      'Origin of the content flow, which may say what pages are made of; `self` is the shop’s own content over the same call.',
    aliases: ['contentProxyApiUrl'],
  },
  contentOrigin: {
    ...{ type: 'remote', default: '', state: 'used' },
    owner: 'content',
    description:
      'Origin of a content management system, which may hold texts of pages and pieces of header and menu; `self` as above.',
    aliases: ['cms'],
  },
  contentTimeout: {
    type: 'number',
    default: 800,
    state: 'used',
    owner: 'content',
    description:
      'How long both are waited for, in milliseconds, 2,000 at most; then the shop’s own content is shown.',
  },
} as const satisfies Record<string, ConfigDefinition>;
