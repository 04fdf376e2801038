import type { ReturnStatus } from '@touchline/features/checkout/returns';

/** The HTTP status of a page that shows the form of a return. */
export const returnPageStatus = ({ kind }: ReturnStatus): number =>
  kind === 'notFound' ? 404 : kind === 'failed' ? 503 : 200;
