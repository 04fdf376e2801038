import { useEffect, useState } from 'react';
import { renderMail } from '../../packages/commerce/src/mail/composeMail.ts';
import type { MailContent } from '../../packages/commerce/src/mail/MailContent.ts';
import type { MailMessages } from '../../packages/commerce/src/mail/MailMessages.ts';
import { messagesOf } from '../../packages/commerce/src/mail/messagesOf.ts';
import { brandNamed } from '../../.storybook/allBrands.ts';
import { brandDesign } from '../../packages/storefront/src/server/sites/brandDesign.ts';

interface MailViewProps {
  /** Id of the brand, from the toolbar. */
  brand: string;
  /** Language of the mail, from the toolbar. */
  language: string;
  /** Writes the content from the texts of the language. */
  write: (messages: MailMessages) => MailContent | Promise<MailContent>;
}

/** A mail as it is sent: its subject, its HTML where no script runs, and its plain text. */
export function MailView({ brand, language, write }: MailViewProps) {
  const [mail, setMail] = useState<Awaited<ReturnType<typeof renderMail>>>();
  useEffect(() => {
    void messagesOf(language)
      .then(write)
      .then((content) => renderMail(content, brandDesign(brandNamed(brand)), language))
      .then(setMail);
    // oxlint-disable-next-line react/exhaustive-deps -- a story writes the same content each time
  }, [brand, language]);
  if (!mail) return null;
  return (
    <main lang={mail.language} dir="auto" style={{ display: 'grid', gap: 16, padding: 24 }}>
      <h1 style={{ fontSize: '1.25rem' }}>{mail.subject}</h1>
      <iframe
        title={mail.subject}
        srcDoc={mail.html}
        sandbox=""
        style={{ inlineSize: 'min(640px, 100%)', blockSize: 560, border: '1px solid' }}
      />
      <pre dir="auto" style={{ maxInlineSize: 640, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {mail.text}
      </pre>
    </main>
  );
}
