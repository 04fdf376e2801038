import type { AccountMailKind } from '../../packages/commerce/src/customers/account/accountMails.ts';
import { accountLetters } from '../../packages/commerce/src/mail/kinds/accountLetters.ts';
import { MailView } from './MailView.tsx';

interface MailPreviewProps {
  kind: AccountMailKind;
  /** Id of the brand, from the toolbar. */
  brand: string;
  /** Language of the mail, from the toolbar. */
  language: string;
}

/** A mail about an account as it is sent. */
export function MailPreview({ kind, ...mode }: MailPreviewProps) {
  const secret = kind === 'email-code' ? '407182' : '5f0c1d9a7be24c6890aa31d2f4b7e6c8';
  return (
    <MailView
      key={kind}
      {...mode}
      write={(messages) => accountLetters[kind](messages, secret, 'https://shop.example/gb')}
    />
  );
}
