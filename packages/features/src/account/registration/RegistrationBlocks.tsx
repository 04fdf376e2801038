import type { RegistrationBlock } from '@touchline/contract/account/schema';
import { Button } from '@touchline/design-system/Button';
import { Link } from '@touchline/design-system/Link';
import { Cluster } from '@touchline/design-system/layout';
import { PasswordField } from '@touchline/design-system/PasswordField';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { Fragment, type ComponentType } from 'react';
import styled from 'styled-components';
import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { DateOfBirthFields } from './DateOfBirthFields.tsx';
import { EmailWithCheck } from './EmailWithCheck.tsx';
import { GenderField } from './GenderField.tsx';
import { MobileNumberField } from './MobileNumberField.tsx';
import { NameFields } from './NameFields.tsx';
import type { RegistrationFormProps } from './RegistrationForm.tsx';
import type { RegistrationMarket } from './registrationMarket.ts';
import { registrationMessages } from './registrationMessages.ts';
import { fieldsOfBlock } from './registrationFields.ts';
import { useFieldProps } from './useFieldProps.ts';

/** What a block of the form needs. */
export interface BlockProps extends RegistrationFormProps {
  market: RegistrationMarket;
}

const Privacy = styled.div`
  ${type('meta')}
  display: grid;
  gap: ${token('space.8')};
  color: ${token('color.text.subtle')};
  & p {
    margin: 0;
  }
`;

const NewPassword = observer(function NewPassword({ store }: BlockProps) {
  const t = useMessages(registrationMessages);
  const fieldProps = useFieldProps(store);
  const rules = store.passwordRules.map(({ key, isMet }) => ({ text: t(key), isMet }));
  return (
    <PasswordField
      {...fieldProps('password')}
      label={t('registration.password')}
      autoComplete="new-password"
      showLabel={t('registration.password.show')}
      hideLabel={t('registration.password.hide')}
      statusLabels={{
        visible: t('registration.password.visible'),
        hidden: t('registration.password.hidden'),
      }}
      capsLockLabel={t('registration.password.capsLock')}
      {...(rules.length > 0
        ? {
            rules,
            rulesTitle: t('registration.rules'),
            ruleStateLabels: { kept: t('registration.rule.kept'), open: t('registration.rule.open') },
          }
        : {})}
    />
  );
});

const Captcha = observer(function Captcha({ store }: BlockProps) {
  return (
    <>
      <BotCheckCallout store={store.bots} purpose="register" about="account" />
      <BotCheckCallout store={store.bots} purpose="link" about="account" />
    </>
  );
});

const Submit = observer(function Submit({ store }: BlockProps) {
  const t = useMessages(registrationMessages);
  return (
    <Button
      type="submit"
      name="action"
      value="register"
      isWide
      isBusy={store.isSubmitting || store.status.kind === 'registered'}
      busyLabel={t('registration.submitting')}
    >
      {t('registration.submit')}
    </Button>
  );
});

function PrivacyContent() {
  const t = useMessages(registrationMessages);
  const site = useSite();
  const terms = legalPath(site.market, 'terms');
  const privacy = legalPath(site.market, 'privacy');
  if (terms === undefined && privacy === undefined) return null;
  return (
    <Privacy>
      <p>{t('registration.privacy')}</p>
      <Cluster>
        {terms === undefined ? null : <Link href={site.href(terms)}>{t('registration.privacy.terms')}</Link>}
        {privacy === undefined ? null : (
          <Link href={site.href(privacy)}>{t('registration.privacy.notice')}</Link>
        )}
      </Cluster>
    </Privacy>
  );
}

const blocks: Record<RegistrationBlock, ComponentType<BlockProps>> = {
  login: EmailWithCheck,
  name: NameFields,
  dateOfBirth: DateOfBirthFields,
  gender: GenderField,
  mobile: MobileNumberField,
  password: NewPassword,
  consents: ConsentFields,
  captcha: Captcha,
  submit: Submit,
  social: ({ social }) => social,
  privacy: PrivacyContent,
};

/** What a phone company has confirmed is not asked for again. */
const verifiedBlocks = new Set<RegistrationBlock>(['name', 'dateOfBirth', 'gender', 'mobile']);

const fieldBlocks = new Set<RegistrationBlock>(['dateOfBirth', 'gender', 'mobile', 'consents']);

/** The blocks of the form in the market's order; a block whose fields are all hidden is left out. */
export const RegistrationBlocks = observer(function RegistrationBlocks(props: BlockProps) {
  return props.market.registrationOrder.map((block) => {
    if (fieldBlocks.has(block) && fieldsOfBlock(block, props.market).length === 0) return null;
    if (props.store.carrier.userDataToken && verifiedBlocks.has(block)) return null;
    const Block = blocks[block];
    return (
      <Fragment key={block}>
        <Block {...props} />
      </Fragment>
    );
  });
});
