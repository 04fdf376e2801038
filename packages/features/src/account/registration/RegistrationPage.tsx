import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Band, Container } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { brandPicture } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
import { registrationMessages } from './registrationMessages.ts';

export type RegistrationPageProps = Omit<RegistrationFormProps, 'place'>;

const Halves = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/* The picture is only decoration: phones go straight to the form. */
const Welcome = styled(Band)`
  display: none;
  ${media.wide} {
    position: relative;
    display: block;
  }
`;

const WelcomeContent = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  gap: ${token('space.40')};
  padding: ${token('space.56')} ${token('space.40')};
  overflow: clip;
`;

const Words = styled.div`
  ${type('title')}
  max-inline-size: 12ch;
  text-wrap: balance;
`;

/* The picture runs out of the page's middle. */
const Bleed = styled.div`
  margin-inline-end: calc(-1 * ${token('space.40')});

  /* It is not mirrored: what it shows goes on to the right in every language. */
  &:dir(rtl) {
    margin-inline: calc(-1 * ${token('space.40')}) 0;
  }
`;

const Side = styled(Container)`
  padding-block: ${token('space.32')} ${token('space.56')};
  ${media.wide} {
    max-inline-size: 34rem;
    margin-inline: auto;
    padding: ${token('space.56')} ${token('space.40')};
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${token('space.12')};
  margin-block-end: ${token('space.32')};
  & p {
    ${type('body')}
    margin: 0;
    color: ${token('color.text.subtle')};
  }
`;

/** The page that makes an account: a picture beside the form, and on phones the form alone. */
export const RegistrationPage = observer(function RegistrationPage(props: RegistrationPageProps) {
  const { store } = props;
  const t = useMessages(registrationMessages);
  const site = useSite();
  const picture = brandPicture(site.brand, 'account');
  const percent = store.market?.signUpDiscountPercentage ?? 0;
  return (
    <Halves>
      <Welcome ground="accent">
        <WelcomeContent>
          <Words aria-hidden="true">{t('registration.headline')}</Words>
          {picture ? (
            <Bleed>
              <Picture
                view={picture}
                alt=""
                ratio="square"
                sizes="(min-width: 960px) 50vw, 1px"
                hasTile={false}
              />
            </Bleed>
          ) : null}
        </WelcomeContent>
      </Welcome>
      <Side>
        <Intro>
          <Heading level={1}>{t('registration.title')}</Heading>
          <p>{percent > 0 ? t('registration.discount', { percent }) : t('registration.lead')}</p>
          {site.signInPath === undefined ? null : (
            <p>
              {t('registration.signIn.question')}{' '}
              <Link href={site.href(site.signInPath)}>{t('registration.signIn')}</Link>
            </p>
          )}
        </Intro>
        <RegistrationForm {...props} place="page" />
      </Side>
    </Halves>
  );
});
