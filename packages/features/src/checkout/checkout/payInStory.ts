import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Presses the button that pays, once the card fields are ready; returns the page. */
export async function pay(canvasElement: HTMLElement, name: RegExp = /^Pay £/) {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name });
  // The card fields have reported that they are ready.
  await waitFor(() => expect(page.queryByText('Loading the card fields')).toBeNull());
  await userEvent.click(button);
  return page;
}
