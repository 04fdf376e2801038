import { unscripted } from '@touchline/design-system/foundations';
import { Link } from '@touchline/design-system/Link';
import { token } from '@touchline/design-system/token';
import { headerMessages } from '@touchline/features/shell/header';
import { useMessages } from '@touchline/features/platform/i18n';
import styled from 'styled-components';

const Root = styled.p`
  display: none;
  padding: ${token('space.12')} ${token('gutter')};
  background: ${token('color.tile')};

  ${unscripted} {
    display: block;
  }
`;

/** Says that the script of the page has not come, and that it works without. `href` opens the same page again. */
export function Unscripted({ href }: { href: string }) {
  const t = useMessages(headerMessages);
  return (
    <Root>
      {t('missing.script')} <Link href={href}>{t('missing.reload')}</Link>
    </Root>
  );
}
