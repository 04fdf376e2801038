import { SessionExpiredPage } from '@touchline/features/shell/content';

export function SessionExpiredView() {
  return <SessionExpiredPage />;
}
