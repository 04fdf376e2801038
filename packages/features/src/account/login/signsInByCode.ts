import type { Site } from '../../platform/site/index.ts';

/** Whether the market of a site lets a code by mail sign in. */
export const signsInByCode = ({ market }: Pick<Site, 'market'>): boolean =>
  market.account?.signInCode !== 'off';
