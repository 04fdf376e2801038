import { SessionExpiredPage } from '@touchline/features/content';

export function SessionExpiredView() {
  return <SessionExpiredPage />;
}
