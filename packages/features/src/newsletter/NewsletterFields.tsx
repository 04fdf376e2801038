import { signupLocale } from '@touchline/contract/market/locale';
import { newsletterGenders } from '@touchline/contract/newsletter/constants';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { DateOfBirthField } from '@touchline/design-system/DateOfBirthField';
import { EmailField } from '@touchline/design-system/EmailField';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import type { NewsletterMarket } from './newsletterMarket.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { dateParts, isShown, type NewsletterField } from './newsletterRules.ts';
import type { NewsletterStore } from './NewsletterStore.ts';
import { useNewsletterProblem } from './useNewsletterProblem.ts';

const Boxes = styled.div`
  display: grid;

  &:empty {
    display: none;
  }
`;

/** The id of a field, for the links of a summary. */
export const fieldId = (formId: string, name: NewsletterField): string => `${formId}-${name}`;

export interface NewsletterFieldsProps {
  store: NewsletterStore;
  market: NewsletterMarket;
  /** Makes the ids of the fields unique: a page may have the form twice. */
  formId: string;
}

/** The fields that the market asks for. */
export const NewsletterFields = observer(function NewsletterFields(props: NewsletterFieldsProps) {
  const { store, market, formId } = props;
  const t = useMessages(newsletterMessages);
  const problemText = useNewsletterProblem();
  const { value, error } = store.fieldState('email');
  return (
    <>
      <EmailField
        id={fieldId(formId, 'email')}
        name="email"
        label={t('newsletter.email')}
        aria-required
        error={problemText(error)}
        value={value}
        onFocus={store.start}
        onChange={({ currentTarget }) => store.type('email', currentTarget.value)}
        onBlur={() => store.leave('email')}
      />
      {isShown('gender', market) ? <Gender {...props} /> : null}
      {isShown('birthday', market) ? <Birthday {...props} /> : null}
      <Boxes>
        <Box {...props} name="ageconfirmation" label={t('newsletter.age', { age: market.requiredAge })} />
        <MarketingBox {...props} />
        <Box {...props} name="terms" label={t('newsletter.terms')} />
        <Box {...props} name="personalData" label={t('newsletter.personalData')} />
      </Boxes>
    </>
  );
});

const Gender = observer(function Gender({ store, formId }: NewsletterFieldsProps) {
  const t = useMessages(newsletterMessages);
  const problemText = useNewsletterProblem();
  const { value, error } = store.fieldState('gender');
  return (
    <RadioList
      id={fieldId(formId, 'gender')}
      name="gender"
      legend={t('newsletter.gender')}
      isInline
      options={newsletterGenders.map((gender) => ({
        value: gender,
        label: t(`newsletter.gender.${gender}`),
      }))}
      error={problemText(error)}
      value={value}
      onValueChange={(gender) => {
        store.type('gender', gender);
        store.leave('gender');
      }}
    />
  );
});

const Birthday = observer(function Birthday({ store, market, formId }: NewsletterFieldsProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const problemText = useNewsletterProblem();
  const { value, error } = store.fieldState('birthday');
  return (
    <DateOfBirthField
      id={fieldId(formId, 'birthday')}
      name="birthday"
      legend={t('newsletter.dateOfBirth')}
      hint={t('newsletter.dateOfBirth.hint', { age: market.requiredAge })}
      error={problemText(error)}
      locale={signupLocale(site)}
      control="selects"
      years={store.years}
      partLabels={{ day: t('newsletter.day'), month: t('newsletter.month'), year: t('newsletter.year') }}
      value={dateParts(value)}
      onDateChange={store.typeDate}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Only when all three parts are left.
        if (!currentTarget.contains(relatedTarget)) store.leave('birthday');
      }}
    />
  );
});

const MarketingBox = observer(function MarketingBox(props: NewsletterFieldsProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  return (
    <Box
      {...props}
      name="marketingConsent"
      label={
        props.market.marketingConsent === 'required'
          ? t('newsletter.marketing.required', { brand: site.brand.name })
          : t('newsletter.marketing.optional')
      }
    />
  );
});

interface BoxProps extends NewsletterFieldsProps {
  name: NewsletterField;
  label: string;
}

const Box = observer(function Box({ store, market, formId, name, label }: BoxProps) {
  const problemText = useNewsletterProblem();
  const { value, required, error } = store.fieldState(name);
  if (!isShown(name, market)) return null;
  return (
    <Checkbox
      id={fieldId(formId, name)}
      name={name}
      value="true"
      label={label}
      checked={value !== ''}
      aria-required={required}
      error={problemText(error)}
      onChange={({ currentTarget }) => {
        store.type(name, currentTarget.checked ? 'true' : '');
        store.leave(name);
      }}
      onBlur={() => store.leave(name)}
    />
  );
});
