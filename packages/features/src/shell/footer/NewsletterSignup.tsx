import { newsletterPages } from '@touchline/contract/newsletter/constants';
import { Button } from '@touchline/design-system/Button';
import { focusRing } from '@touchline/design-system/foundations';
import { token, type } from '@touchline/design-system/token';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { footerMessages } from './footerMessages.ts';

const Root = styled.form`
  display: grid;
  gap: ${token('space.8')};

  && h2 {
    ${type('section')}
    margin: 0;
  }
  & > p {
    ${type('meta')}
    margin: 0;
    color: ${token('color.text.subtle')};
  }
`;

const Line = styled.div`
  display: grid;
  margin-block-start: ${token('space.12')};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token('space.12')};
`;

/* A bare field: the one of the design system, with its hint and error, is loaded with the newsletter itself. */
const Email = styled.label`
  ${type('label')}
  display: grid;
  gap: 6px;

  & > input {
    ${type('body')}
    inline-size: 100%;
    min-block-size: ${token('size.control')};
    padding: ${token('space.8')} 14px;
    border: ${token('border.field')} solid ${token('color.edge')};
    border-radius: ${token('radius.control')};
    background: ${token('color.field')};
    color: ${token('color.text')};
    ${focusRing}
  }
`;

export interface NewsletterSignupProps {
  /** Opens the newsletter with what was typed, in place of its page. @default the form is sent */
  onNewsletter?: ((email: string) => void) | undefined;
}

/** Begins to sign up to the newsletter: one field. Without the script the page of the newsletter takes the address. */
export function NewsletterSignup({ onNewsletter }: NewsletterSignupProps) {
  const t = useMessages(footerMessages);
  const site = useSite();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onNewsletter) return;
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    onNewsletter(typeof email === 'string' ? email : '');
  };
  return (
    <Root method="post" action={site.href(newsletterPages.signUp)} noValidate onSubmit={handleSubmit}>
      <h2>{t('footer.news.title')}</h2>
      <p>{t('footer.news.text')}</p>
      <input type="hidden" name="step" value="email" />
      <Line>
        <Email>
          {t('footer.news.email')}
          <input type="email" name="email" autoComplete="email" maxLength={200} />
        </Email>
        <Button type="submit">{t('footer.news.submit')}</Button>
      </Line>
    </Root>
  );
}
