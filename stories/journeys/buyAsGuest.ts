import { expect, screen, waitFor, within, userEvent } from 'storybook/test';

type User = Pick<typeof userEvent, 'click' | 'type' | 'clear'>;

/** Maximum time for a page to load, including the first one with its database. */
const timeoutMs = { timeout: 20_000 };

/** Types into a field of the page, in place of what it holds. */
export async function fill(user: User, name: RegExp, value: string): Promise<void> {
  const fields = await screen.findAllByRole('textbox', { name }, timeoutMs);
  // The footer has a field for an email address too.
  const field = fields.find((each) => !each.closest('footer'));
  if (!field) throw new Error(`No field ${String(name)}.`);
  await user.clear(field);
  await user.type(field, value);
}

/** Completes the checkout page: fields, delivery, the card in the provider's frame. Returns the order number. */
export async function payAsGuest(user: User, email = 'maya@example.org'): Promise<string> {
  await screen.findByRole('heading', { level: 1, name: 'Checkout' }, timeoutMs);
  await fill(user, /^Email address/, email);
  await fill(user, /^First name/, 'Maya');
  await fill(user, /^Last name/, 'Okafor');
  return payTo(user);
}

/** Completes the checkout page of somebody whose name and email address are filled in. */
export async function payTo(user: User): Promise<string> {
  await fill(user, /^Mobile number/, '07700 900123');
  await fill(user, /^Address line 1/, '12 Canal Street');
  await fill(user, /^Town or city/, 'Manchester');
  await fill(user, /^Postcode/, 'M4 3AQ');
  await user.click(await screen.findByRole('button', { name: 'Show delivery days' }));

  const express = await screen.findByRole('radio', { name: /^Express/ }, timeoutMs);
  await user.click(express);
  await waitFor(() => expect(express).toBeChecked(), timeoutMs);

  await user.click(await screen.findByRole('radio', { name: /^Credit or debit card/ }, timeoutMs));
  const { card, inFrame } = await cardFrame();
  await inFrame.type(card.getByLabelText('Card number'), '4242 4242 4242 4242');
  await inFrame.type(card.getByLabelText(/Expiry/), '12/30');
  await inFrame.type(card.getByLabelText(/Security code/), '123');
  await inFrame.type(card.getByLabelText(/Name on/), 'Maya Okafor');

  await user.click(await screen.findByRole('button', { name: /^Pay £/ }));
  await screen.findByRole('heading', { level: 1, name: /Good call, Maya$/ }, timeoutMs);
  const sentence = await findSentence(/^Order \S+ is/, 'p');
  return /^Order (\S+)/.exec(sentence?.textContent ?? '')?.[1] ?? '';
}

/** Waits for the card fields inside the provider's frame. */
async function cardFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Card details/, undefined, timeoutMs);
  return waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body) throw new Error('The frame is empty.');
    const fields = within(body);
    fields.getByLabelText('Card number');
    // Keyboard events go to the focused element of one document: the frame's.
    return { card: fields, inFrame: userEvent.setup({ document: body.ownerDocument }) };
  }, timeoutMs);
}

/** An element with a text about an order, whose number has an element of its own. */
export async function findSentence(words: RegExp, selector = 'main *'): Promise<HTMLElement | undefined> {
  const isIt = (_: string, element: Element | null) => words.test(element?.textContent ?? '');
  return (await screen.findAllByText(isIt, { selector }, timeoutMs))[0];
}
