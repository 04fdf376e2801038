import { useMessages } from '../../platform/i18n/index.ts';
import { accountLayoutMessages } from './accountLayoutMessages.ts';
import { BrandPanel } from './BrandPanel.tsx';

/** The coloured half beside the forms of accounts. */
export function AccountPanel() {
  const t = useMessages(accountLayoutMessages);
  return <BrandPanel>{t('accountLayout.panel')}</BrandPanel>;
}
