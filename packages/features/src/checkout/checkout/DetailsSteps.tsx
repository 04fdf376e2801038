import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { EmailField } from '@touchline/design-system/EmailField';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { PhoneField } from '@touchline/design-system/PhoneField';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { invoicingMessages } from '../invoicing/index.ts';
import { pickupMessages } from '../pickup/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages, type CheckoutKey } from './checkoutMessages.ts';
import type { DetailsStore } from './details/DetailsStore.ts';
import { PartMissing } from './PartMissing.tsx';
import { fieldIds } from './stepProblems.ts';
import { useFocusOnDelivery } from './useFocusOnDelivery.ts';
import { useProblemText } from './useProblemText.ts';

// In markets in which goods can be collected.
const DeliveryKindChoice = lazyPart(
  async () => (await import('./DeliveryKindChoice.tsx')).DeliveryKindChoice,
  PartMissing,
  [pickupMessages],
);
const AccountPortal = lazyPart(
  async () => (await import('./AccountPortal.tsx')).AccountPortal,
  ({ fallback }) => fallback,
);
// In markets that tell their tax office whom a sale is for.
const Invoicing = lazyPart(async () => (await import('./Invoicing.tsx')).Invoicing, PartMissing, [
  invoicingMessages,
]);

interface DetailsStepsProps {
  store: CheckoutStore;
  onSignIn?: (() => void) | undefined;
  /** Above the contact fields of a guest. */
  walletSignIn?: ReactNode;
}

/** Steps 1 and 2: contact and addresses. */
export const DetailsSteps = observer(function DetailsSteps({
  store,
  onSignIn,
  walletSignIn,
}: DetailsStepsProps) {
  const t = useMessages(checkoutMessages);
  const { details, delivery } = store;
  const submitFocus = useFocusOnDelivery(store);
  const isDeliveryShown = delivery.status === 'ready' && !delivery.isShippingBlocked;
  return (
    <Stack gap={40}>
      <RuledSection title={`1. ${t('contact.title')}`}>
        <ContactFields store={store} onSignIn={onSignIn} walletSignIn={walletSignIn} />
      </RuledSection>
      <RuledSection title={`2. ${t(titleOfStep2(details))}`}>
        {details.kinds.length > 1 ? (
          <Suspense fallback={null}>
            <DeliveryKindChoice store={store} />
          </Suspense>
        ) : null}
        {details.isCollected ? (
          <Fieldset legend={t('pickup.who.title')} hint={t('pickup.who.hint')}>
            <AddressFields store={store} address={details.shipping} />
          </Fieldset>
        ) : (
          <DeliveryAddress store={store} />
        )}
        <Checkbox
          name="billingSameAsShipping"
          label={t(details.asksAddress ? 'address.sameForInvoice' : 'address.noInvoiceAddress')}
          checked={details.billingSameAsShipping}
          onChange={(event) => details.useOneAddress(event.currentTarget.checked)}
        />
        <Fieldset data-billing="" legend={t('address.billing.title')}>
          <AddressFields store={store} address={details.billing} />
        </Fieldset>
        {details.invoicing.forms.length > 0 ? (
          <Suspense fallback={null}>
            <Invoicing store={store} />
          </Suspense>
        ) : null}
        <Unsaved store={store} canRetry={isDeliveryShown} />
        {isDeliveryShown ? null : (
          <Stack>
            <Button
              type="submit"
              name="action"
              value="address"
              variant="secondary"
              isBusy={details.isSaving}
              busyLabel={t('address.saving')}
              {...submitFocus}
            >
              {t(details.asksAddress ? 'address.submit' : 'address.submit.noAddress')}
            </Button>
          </Stack>
        )}
      </RuledSection>
    </Stack>
  );
});

function titleOfStep2({ kinds, asksAddress }: DetailsStore): CheckoutKey {
  if (kinds.length > 1) return 'address.where.title';
  return asksAddress ? 'address.title' : 'address.name.title';
}

/** Saving failed. The button below retries, or else this callout has its own. */
const Unsaved = observer(function Unsaved({ store, canRetry }: { store: CheckoutStore; canRetry: boolean }) {
  const t = useMessages(checkoutMessages);
  const { failure } = store.details;
  if (!failure) return null;
  const reason = failure.reason === 'signIn' ? 'unavailable' : failure.reason;
  return (
    <Callout
      tone="urgent"
      isAnnounced
      actions={
        canRetry ? (
          <Button type="submit" name="action" value="address" variant="secondary" size="small">
            {t('checkout.retry')}
          </Button>
        ) : null
      }
    >
      {t(`address.unsaved.${reason}`, { count: failure.seconds ?? 1 })}
    </Callout>
  );
});

/** Who is signed in, or where a guest may sign in and come back. */
const WhoBuys = observer(function WhoBuys({ store, onSignIn }: DetailsStepsProps) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { email, role } = store.account;
  if (email !== undefined) return <SignedInLine store={store} email={email} />;
  const signIn = site.signInHref('/checkout');
  if (role !== 'guest' || signIn === undefined) return null;
  const handleClick = (event: MouseEvent) => {
    if (!onSignIn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSignIn();
  };
  const own = (
    <p>
      {t('contact.signIn.text')}{' '}
      <Link href={signIn} onClick={handleClick}>
        {t('contact.signIn.action')}
      </Link>
    </p>
  );
  const { accountPortal } = site.market;
  if (!accountPortal) return own;
  return (
    <Suspense fallback={own}>
      <AccountPortal {...accountPortal} fallback={own} onFailed={store.account.portalFailed} />
    </Suspense>
  );
});

/** Who is signed in. Right after that it has the focus: what was pressed is gone, and the fields are others. */
function SignedInLine({ store, email }: { store: CheckoutStore; email: string }) {
  const t = useMessages(checkoutMessages);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (store.consumeSignIn()) line.current?.focus();
  }, [store]);
  return (
    <p ref={line} tabIndex={-1}>
      {t('contact.signedIn', { email })}
    </p>
  );
}

const ContactFields = observer(function ContactFields({ store, onSignIn, walletSignIn }: DetailsStepsProps) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const { details } = store;
  const { contact, market } = details;
  const common = (name: string) => ({
    id: fieldIds.contact(name),
    name,
    value: contact.raw(name),
    error: problemText(contact.problems.get(name)),
    onChange: (event: { currentTarget: { value: string } }) =>
      details.type(contact, name, event.currentTarget.value),
    onBlur: () => void store.leave(contact, name),
  });
  return (
    <>
      {store.account.role === 'guest' ? walletSignIn : null}
      <WhoBuys store={store} onSignIn={onSignIn} />
      <EmailField {...common('email')} label={t('contact.email.label')} hint={t('contact.email.hint')} />
      {market ? (
        <PhoneField
          {...common('phone')}
          label={t('contact.phone.label')}
          hint={t(details.asksAddress ? 'contact.phone.hint' : 'contact.phone.hint.collected')}
          mark={market.phone.required ? undefined : `(${t('checkout.optional')})`}
          prefixLabel={t('contact.phone.prefix')}
          prefixes={[
            {
              country: market.country,
              prefix: market.phone.prefix,
              name: market.countryNames[site.language.code] ?? market.country,
            },
          ]}
        />
      ) : null}
    </>
  );
});
