import { NotFoundPage } from '@touchline/features/shell/content';

export function BrokenView() {
  return <NotFoundPage reason="broken" />;
}
