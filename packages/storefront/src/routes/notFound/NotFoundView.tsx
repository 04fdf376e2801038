import { NotFoundPage } from '@touchline/features/shell/content';

export function NotFoundView() {
  return <NotFoundPage />;
}
