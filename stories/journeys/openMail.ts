import { screen, waitFor, within, type userEvent } from 'storybook/test';

const timeoutMs = { timeout: 10_000 };

/** Opens the newest mail of a kind to this address in the shop's mailbox, and follows its link. */
export async function followMail(
  user: Pick<typeof userEvent, 'click'>,
  email: string,
  { kind, link }: { kind: string; link: RegExp },
): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Mailbox' }));
  const list = await pageIn('Mailbox');
  const mail = within(list)
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(kind) && item.textContent.includes(email));
  if (!mail) throw new Error(`There is no mail ${kind} to ${email}.`);
  click(within(mail).getByRole('link'));
  click(within(await pageIn('Mail')).getByRole('link', { name: link }));
}

/** What stands in the frame of a page of the back end, once it is there. */
async function pageIn(title: string): Promise<HTMLElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title, undefined, timeoutMs);
  return waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body?.childElementCount) throw new Error('The frame is empty.');
    return body;
  }, timeoutMs);
}

/** Keyboard and pointer of the story belong to its own document, not to a frame's. */
const click = (link: HTMLElement) => link.click();
