import { useEffect } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** Puts "Error:" before the page's title while there are errors. */
export function useErrorTitle(hasErrors: boolean): void {
  const t = useMessages(checkoutMessages);
  const prefix = `${t('checkout.errorTitle')} `;
  useEffect(() => {
    if (!hasErrors) return undefined;
    // The server's response to a form already has it.
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      // Another page may have set its own title by now.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
