import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  confirmCarrierAuthentication,
  startCarrierAuthentication,
} from '@touchline/contract/carrier/endpoints';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longRules, mayasForm, noCarrierYet, registrationPorts, storeIn } from './Registration.fixtures.ts';
import { RegistrationPage } from './RegistrationPage.tsx';

const korean = { rules: longRules, flags: { ACCOUNT_KMC_FLOW_ENABLED: true } };
const waiting = { ...noCarrierYet, carrier: 'KT' as const, authenticationId: 'a-1', testCode: '123456' };

const meta = {
  title: 'Features/Sign-in/Registration by phone company',
  component: RegistrationPage,
  parameters: { layout: 'fullscreen' },
  args: { store: storeIn({}, korean), onRegistered: fn(), onLogin: fn() },
  render: (args) => (
    <main>
      <RegistrationPage {...args} />
    </main>
  ),
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The Korean market: the phone company has to confirm who the shopper is first. */
export const Default: Story = {
  globals: { language: 'ko' },
  args: { store: storeIn({}, korean) },
};

/** No phone company is connected to this shop. */
export const FailedCarrierNotOffered: Story = {
  args: {
    store: storeIn(
      { carrier: { ...waiting, authenticationId: '', status: { kind: 'refused', reason: 'notOffered' } } },
      korean,
    ),
  },
};

/** The phone company has confirmed the shopper: what it knows is not asked for again. */
export const ReadyVerified: Story = {
  globals: { language: 'ko' },
  args: {
    store: storeIn({ values: mayasForm, carrier: { ...noCarrierYet, userDataToken: 'token-1' } }, korean),
  },
};

/** The dialog of the phone company: the person, then the code, then the rest of the form. */
export const ConfirmedByCarrier: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.132'] },
  args: {
    store: (() => {
      const ports = registrationPorts(korean);
      ports.server
        .on(startCarrierAuthentication, { answer: { authenticationId: 'a-1', testCode: '123456' } })
        .on(confirmCarrierAuthentication, {
          answer: {
            userDataToken: 'token-1',
            identity: {
              ...{ name: 'Okafor Maya', phoneNumber: '+447700900142', dateOfBirth: '1990-03-27' },
              ...{ gender: 'PNS', ciNumber: 'CI-1' },
            },
          },
        });
      return storeIn({ values: { ...mayasForm, email: '', password: '' } }, korean, ports);
    })(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Choose a password')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm by phone' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Confirm who you are' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'KT' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the code' }));
    await userEvent.type(await dialog.findByLabelText('Code of the phone company'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Confirmed by the phone company')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Choose a password')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
};
