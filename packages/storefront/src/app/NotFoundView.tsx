import { NotFoundPage } from '@touchline/features/content';

export function NotFoundView() {
  return <NotFoundPage />;
}
