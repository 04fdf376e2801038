import { createTransport } from 'nodemailer';
import { MailRejected, type MailTransport } from '../mail/Mail.ts';

export interface SmtpOptions {
  /** `smtps://user:password@mail.example:465`, or `smtp://` for a server with STARTTLS. */
  readonly url: string;
  /** Sender: `Touchline <orders@shop.example>`. */
  readonly from: string;
}

/** Sends mails by SMTP. A permanent refusal (5xx about the recipient or the content) becomes `MailRejected`. */
export function smtpTransport({ url, from }: SmtpOptions): MailTransport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 15_000,
  });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail, signal) {
      try {
        await withSignal(
          server.sendMail({
            ...{
              from,
              to: { name: '', address: mail.to },
              subject: mail.subject,
              html: mail.html,
              text: mail.text,
            },
            messageId: `<${mail.id.replace(/[^\w.-]/g, '.')}@${host}>`,
            // Nothing in our mails may read local files or fetch addresses.
            disableFileAccess: true,
            disableUrlAccess: true,
            headers: {
              'Auto-Submitted': 'auto-generated',
              'Content-Language': mail.language,
              ...mail.headers,
            },
          }),
          signal,
        );
      } catch (error) {
        const code = (error as { responseCode?: number }).responseCode;
        if (code !== undefined && code >= 500)
          throw new MailRejected(`The mail server refused it (${code}).`);
        throw error;
      }
    },
  };
}

async function withSignal(sending: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The mail server took too long.')), {
      once: true,
    });
  });
  await Promise.race([sending, aborted]);
}
