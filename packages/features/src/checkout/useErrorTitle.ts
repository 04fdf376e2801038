import { useEffect } from 'react';
import { useMessages } from '../i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** Says in the page's title that something is to be mended, as long as that is so. */
export function useErrorTitle(hasErrors: boolean): void {
  const t = useMessages(checkoutMessages);
  const prefix = `${t('checkout.errorTitle')} `;
  useEffect(() => {
    if (!hasErrors) return undefined;
    // The server's answer to a form has it already.
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      // Another page has its own title by now.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
