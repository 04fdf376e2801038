import { EmptyState, type EmptyStateProps } from '@touchline/design-system/EmptyState';
import { Container, Section } from '@touchline/design-system/layout';

export type MessagePageProps = Pick<EmptyStateProps, 'role' | 'title' | 'actions' | 'children'>;

/** A whole page that only says why there is nothing else, and where to go on. */
export function MessagePage(props: MessagePageProps) {
  return (
    <Container>
      <Section>
        <EmptyState level={1} {...props} />
      </Section>
    </Container>
  );
}
