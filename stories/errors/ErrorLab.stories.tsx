import * as contract from '@touchline/contract/codes';
import type { Translator } from '@touchline/features/platform/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ErrorLab, errorRows } from './ErrorLab.tsx';
import type { Raise } from './ErrorCase.ts';
import { areas, errorCodes, type Area } from './errorCodes.ts';
import { inBag, inCheckout, openSignIn } from './screens.tsx';
import { loadTranslators, textOf } from './translations.ts';

const missing: string[] = [];
const loading = loadTranslators((name) => missing.push(name));

/** Every code of the contract, its words in every language, and the screen that says them. */
const meta = {
  title: 'Labs/Error lab',
  component: ErrorLab,
  parameters: { layout: 'fullscreen' },
  args: { translators: [] },
  loaders: [async () => ({ translators: await loading })],
  render: (_, { loaded }) => <ErrorLab translators={loaded['translators'] as Translator[]} />,
} satisfies Meta<typeof ErrorLab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A code of the contract that has no handling, or no message in a language, fails here. */
export const Default: Story = {
  play: async ({ loaded }) => {
    const translators = loaded['translators'] as Translator[];
    const lists: readonly (readonly string[])[] = Object.values(errorCodes);
    for (const list of Object.values(contract)) await expect(lists).toContain(list);
    const all = areas.flatMap((area) => errorCodes[area].map((code) => `${area} ${code}`));
    await expect(errorRows.map(({ area, code }) => `${area} ${code}`)).toEqual(all);
    for (const translator of translators)
      for (const { told, code } of errorRows)
        await expect(textOf(told, translator), `${code} in ${translator.language}`).not.toBe(told.key);
    await expect(missing).toEqual([]);
    await expect(translators.length).toBeGreaterThan(4);
  },
};

/** Found by its words, in any language. */
export const Searched: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox'), 'Zahlungssitzung');
    await waitFor(() => expect(page.getAllByRole('status')[0]).toHaveTextContent(/^[12] of/));
    await expect(page.getByRole('row', { name: /InvalidCheckoutIdError/ })).toBeVisible();
    await userEvent.clear(page.getByRole('searchbox'));
    await userEvent.selectOptions(page.getByLabelText('About'), 'prime');
    await expect(page.getAllByRole('status')[0]).toHaveTextContent(/^8 of/);
    await userEvent.selectOptions(page.getByLabelText('Language'), 'ar');
    await expect(page.queryByText('en', { exact: true })).toBeNull();
  },
};

/** Raised by keyboard, and back to the same button. */
export const Raised: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Raise BankDeclinedError, Declined payments' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const back = await page.findByRole('button', { name: 'Back to the list' });
    await expect(await page.findByText(/The bank said no/)).toBeVisible();
    back.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      page.getByRole('button', { name: 'Raise BankDeclinedError, Declined payments' }),
    ).toHaveFocus();
  },
};

/** A message up to its first value. */
const beginningOf = (text: string) => text.replaceAll(/\{\{\w+\}\}.*$/g, '').replaceAll(/\s+/g, ' ');

/** A screen that is opened once. */
function Screen({ open }: { open: Raise }) {
  const [view] = useState(open);
  return view;
}

/** Each code of an area is raised, and the screen says its message. */
const raising = (area: Area): Story => ({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, loaded, step }) => {
    const [english] = loaded['translators'] as Translator[];
    const page = within(canvasElement);
    if (!english) throw new Error('There is no language.');
    await userEvent.selectOptions(page.getByLabelText('About'), area);
    for (const { code, told, field } of errorRows.filter((row) => row.area === area))
      await step(code, async () => {
        await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Raise ${code},`) }));
        const text = beginningOf(textOf(told, english));
        await waitFor(() => expect(canvasElement.querySelector('main'), code).toHaveTextContent(text), {
          timeout: 4_000,
        });
        if (field)
          await waitFor(() => expect(canvasElement.querySelector(`[name="${field}"]`), code).toBeVisible());
        await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
      });
  },
});

/** Without a failure, the screens say none of this: a message that is always there would prove nothing. */
export const QuietWithoutFailures: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      {[inCheckout(() => undefined), inBag(undefined), openSignIn].map((open, at) => (
        <Screen key={at} open={open} />
      ))}
    </>
  ),
  play: async ({ canvasElement, loaded }) => {
    const [english] = loaded['translators'] as Translator[];
    if (!english) throw new Error('There is no language.');
    await within(canvasElement).findByRole('radio', { name: /provider’s page/ });
    const said = canvasElement.textContent.replaceAll(/\s+/g, ' ');
    for (const { code, told } of errorRows.filter(({ field }) => field === undefined))
      await expect(said, code).not.toContain(beginningOf(textOf(told, english)));
  },
};

export const RaisesDeliveryCodes: Story = raising('delivery');
export const RaisesPrime: Story = raising('prime');
export const RaisesMessagesOfTheBasket: Story = raising('basket');
export const RaisesServerCodes: Story = raising('server');
export const RaisesDeclines: Story = raising('declined');
export const RaisesPaymentErrors: Story = raising('payment');
export const RaisesCoupons: Story = raising('coupon');
export const RaisesAnswers: Story = raising('answer');
