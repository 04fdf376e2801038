import { NotFoundPage } from '@touchline/features/content';

export function BrokenView() {
  return <NotFoundPage reason="broken" />;
}
