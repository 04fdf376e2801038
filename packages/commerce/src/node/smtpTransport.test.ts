import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { MailRejected, type Mail } from '../mail/Mail.ts';
import { smtpTransport } from './smtpTransport.ts';

const mail: Mail = {
  ...{ id: 'order-placed:TL-1', to: 'maya@example.org', subject: 'Größe 42 – 신발', language: 'de' },
  ...{ html: '<p>Hallo</p>', text: 'Hallo' },
};
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A mail server that speaks as much SMTP as one mail needs; `refuses` answers the recipient with that line. */
async function mailServer(refuses?: string): Promise<{ url: string; received: () => string }> {
  let received = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (isData) {
        if (!received.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 queued\r\n');
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      isData = command === 'DATA';
      const answers: Record<string, string> = {
        DATA: '354 go on',
        RCPT: refuses ?? '250 ok',
        QUIT: '221 bye',
      };
      socket.write(`${answers[command] ?? '250 ok'}\r\n`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { url: `smtp://127.0.0.1:${address.port}`, received: () => received };
}

const from = 'Touchline <orders@shop.example>';
const inTime = () => AbortSignal.timeout(5_000);

it('hands over HTML and plain text, with an id that stays the same', async () => {
  const { url, received } = await mailServer();
  await smtpTransport({ url, from }).send(mail, inTime());
  expect(received()).toContain('RCPT TO:<maya@example.org>');
  expect(received()).toMatch(/Message-ID: <order-placed\.TL-1@shop\.example>/i);
  expect(received()).toContain('multipart/alternative');
  expect(received()).toContain('Auto-Submitted: auto-generated');
});

it('tells a refusal for good from one to be tried again', async () => {
  const unknown = await mailServer('550 no such mailbox');
  await expect(smtpTransport({ url: unknown.url, from }).send(mail, inTime())).rejects.toBeInstanceOf(
    MailRejected,
  );
  const busy = await mailServer('451 try later');
  await expect(smtpTransport({ url: busy.url, from }).send(mail, inTime())).rejects.not.toBeInstanceOf(
    MailRejected,
  );
});

it('never lets a recipient add headers or further recipients', async () => {
  const { url, received } = await mailServer();
  const bad = { ...mail, to: 'maya@example.org>\r\nRCPT TO:<other@example.org' };
  await smtpTransport({ url, from })
    .send(bad, inTime())
    .catch(() => undefined);
  expect(received()).not.toMatch(/^RCPT TO:<other@example\.org>/m);
});
