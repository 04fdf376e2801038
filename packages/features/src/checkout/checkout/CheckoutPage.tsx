import { Callout } from '@touchline/design-system/Callout';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { LazyPickupChooser, pickupMessages } from '../pickup/index.ts';
import { ChallengeDialog } from './ChallengeDialog.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutMessage } from './CheckoutMessage.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import { CheckoutSummary, FoldedSummary } from './CheckoutSummary.tsx';
import { checkoutMessages } from './checkoutMessages.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { DetailsSteps } from './DetailsSteps.tsx';
import { browserFrames, type Frames } from './payment/frames.ts';
import { PartMissing } from './PartMissing.tsx';
import { PaymentStep } from './PaymentStep.tsx';

// The last look before paying.
const ReviewSteps = lazyPart(async () => (await import('./ReviewSteps.tsx')).ReviewSteps, PartMissing, [
  pickupMessages,
]);

const Page = styled(Container)`
  padding-block: ${token('space.24')} ${token('space.88')};

  ${media.wide} {
    padding-block-start: ${token('space.40')};
  }
`;

const Ribbon = styled.div`
  margin-block-end: ${token('space.24')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.40')};

  ${media.wide} {
    grid-template-columns: minmax(0, 660px) minmax(320px, 400px);
    justify-content: space-between;
  }
  /* On a very wide screen the summary stays next to the steps, not at the far edge of the page. */
  ${media.vast} {
    grid-template-columns: minmax(0, 780px) 440px;
    justify-content: start;
    column-gap: 120px;
  }
`;

export interface CheckoutPageProps {
  store: CheckoutStore;
  /** How the provider's pages are framed. @default the browser's frames */
  frames?: Frames;
  /** Opens the sign-in above the page. @default a link to its page */
  onSignIn?: () => void;
  /** Asks whoever is signed in for the password, above the page. @default a link to the account */
  onSignInAgain?: () => void;
  /** In the order summary: the voucher and the points of a member. */
  membership?: ReactNode;
  /** Offers a guest to fill in contact and address from a wallet. */
  walletSignIn?: ReactNode;
}

/** The checkout: four numbered steps on one page, or a last look at what was given in them, and the button that pays. */
export const CheckoutPage = observer(function CheckoutPage({
  store,
  frames = browserFrames,
  onSignIn,
  onSignInAgain,
  membership,
  walletSignIn,
}: CheckoutPageProps) {
  const t = useMessages(checkoutMessages);
  const { status, placing, details, collection } = store;

  // After Back from the provider's page, a page from the browser's back/forward cache is still in the redirecting state.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && placing.resume();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [placing]);

  if (status.kind === 'failed' || status.kind === 'signInNeeded')
    return (
      <Page>
        <CheckoutMessage
          reason={status.kind === 'failed' ? status.reason : 'members'}
          onRetry={() => void store.load({ isReviewAndPay: store.isReviewAndPay })}
        />
      </Page>
    );
  if (status.kind !== 'ready') return <CheckoutLoading />;
  return (
    <>
      <FoldedSummary {...{ store, membership }} />
      <Page>
        {store.details.market?.takesTestPayments ? (
          <Ribbon>
            <Callout tone="warning" title={t('payment.tests.title')}>
              {t('payment.tests.text')}
            </Callout>
          </Ribbon>
        ) : null}
        <Columns>
          <Stack gap={24}>
            <Heading level={1}>{t(store.isReview ? 'review.title' : 'checkout.title')}</Heading>
            {store.isReview ? <p>{t('review.text')}</p> : null}
            {store.isUnreserved ? (
              <Callout title={t('checkout.unreserved.title')}>{t('checkout.unreserved.text')}</Callout>
            ) : null}
            <CheckoutForm store={store}>
              {store.isReview ? (
                <Suspense fallback={null}>
                  <ReviewSteps store={store} />
                </Suspense>
              ) : (
                <>
                  <DetailsSteps store={store} onSignIn={onSignIn} walletSignIn={walletSignIn} />
                  <DeliveryStep store={store} />
                </>
              )}
              <PaymentStep store={store} frames={frames} onSignInAgain={onSignInAgain} />
            </CheckoutForm>
          </Stack>
          <CheckoutSummary {...{ store, membership }} />
        </Columns>
      </Page>
      <ChallengeDialog store={store} frames={frames} />
      {details.isCollected ? (
        <LazyPickupChooser store={collection.chooser} kind={details.kind === 'cnc' ? 'cnc' : 'pudo'} />
      ) : null}
    </>
  );
});

function CheckoutLoading() {
  const t = useMessages(checkoutMessages);
  return (
    <Page>
      <Heading level={1}>{t('checkout.title')}</Heading>
      <VisuallyHidden role="status">{t('checkout.loading')}</VisuallyHidden>
      <Columns>
        <Stack gap={24}>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} shape="box" style={{ blockSize: 180 }} />
          ))}
        </Stack>
        <Skeleton shape="box" style={{ blockSize: 420 }} />
      </Columns>
    </Page>
  );
}
