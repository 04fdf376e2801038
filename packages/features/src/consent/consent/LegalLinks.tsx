import { Link, LinkButton } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { consentMessages } from './consentMessages.ts';

const Line = styled.div`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.20')};

  /* Large enough to press. */
  & > * {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
`;

export interface LegalLinksProps {
  /** Whether a button prints what is shown. @default true */
  canPrint?: boolean;
}

/** Where to read more. The links open another tab, because the choice is not made yet. */
export function LegalLinks({ canPrint = true }: LegalLinksProps) {
  const t = useMessages(consentMessages);
  const site = useSite();
  const { privacy, cookies } = site.market.legal;
  const other = <VisuallyHidden> {t('consent.newTab')}</VisuallyHidden>;
  return (
    <Line>
      <Link href={site.href(privacy)} target="_blank">
        {t('consent.learnMore')}
        {other}
      </Link>
      <Link href={site.href(cookies)} target="_blank">
        {t('consent.notice')}
        {other}
      </Link>
      {canPrint ? (
        <LinkButton variant="inline" onClick={() => print()}>
          {t('consent.print')}
        </LinkButton>
      ) : null}
    </Line>
  );
}
