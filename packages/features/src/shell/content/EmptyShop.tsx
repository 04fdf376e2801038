import { MessagePage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { contentMessages } from './contentMessages.ts';

/** The home page of a shop without products. */
export function EmptyShop() {
  const t = useMessages(contentMessages);
  return <MessagePage title={t('content.empty.title')}>{t('content.empty.text')}</MessagePage>;
}
