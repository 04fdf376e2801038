import { Container, Section } from '@touchline/design-system/layout';
import { CreditNotePage, creditNoteStore } from '@touchline/features/checkout/documents';
import { useSite } from '@touchline/features/platform/site';
import { useStore } from '../../state/StoresContext.ts';

export function OrderCreditNoteView() {
  const site = useSite();
  const store = useStore(creditNoteStore);
  const query = new URLSearchParams({ key: store.key ?? '' }).toString();
  return (
    <Container>
      <Section>
        <CreditNotePage store={store} orderHref={site.href(`/order?${query}`)} />
      </Section>
    </Container>
  );
}
