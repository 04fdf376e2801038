import { ReturnPage, returnStore } from '@touchline/features/checkout/returns';
import { useSite } from '@touchline/features/platform/site';
import { Container, Section } from '@touchline/design-system/layout';
import { useStore } from '../../state/StoresContext.ts';

export function OrderReturnView() {
  const site = useSite();
  const store = useStore(returnStore);
  const query = new URLSearchParams({ key: store.key ?? '' }).toString();
  return (
    <Container>
      <Section>
        <ReturnPage
          store={store}
          orderHref={site.href(`/order?${query}`)}
          action={site.href(`/order/return?${query}`)}
        />
      </Section>
    </Container>
  );
}
