import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MailContent } from '../../packages/commerce/src/mail/MailContent.ts';
import { refundNews } from '../../packages/commerce/src/mail/kinds/refundNews.ts';
import {
  returnAnnounced,
  returnEnded,
  returnExchanged,
  returnRefunded,
} from '../../packages/commerce/src/mail/kinds/returnNews.ts';
import {
  sampleExchange,
  sampleOrder,
  sampleReturn,
  sampleSite,
} from '../../packages/commerce/src/mail/mailSamples.ts';
import { MailView } from './MailView.tsx';

const link = 'https://shop.example/gb/order?key=5f0c1d9a7be24c6890aa31d2f4b7e6c8';

const kinds = {
  announced: (around) => returnAnnounced(sampleOrder, sampleReturn, around),
  exchanging: (around) => returnAnnounced(sampleOrder, sampleExchange, around),
  refunded: (around) => returnRefunded(sampleOrder, sampleReturn, around),
  exchanged: (around) => returnExchanged({ ...sampleOrder, id: 'TL-2026-9Q2M4C' }, around),
  lapsed: (around) => returnEnded('lapsed', sampleOrder, sampleExchange, around),
  refused: (around) => returnEnded('refused', sampleOrder, sampleReturn, around),
  delayed: (around) => refundNews('delayed', sampleOrder, 1_200, around),
  made: (around) => refundNews('made', sampleOrder, 1_200, around),
} satisfies Record<
  string,
  (around: { site: ReturnType<typeof sampleSite>; link: string }) => Promise<MailContent>
>;

/** What is written about a return, as it is sent. */
function ReturnMail({
  kind,
  language,
  ...look
}: {
  kind: keyof typeof kinds;
  brand: string;
  language: string;
}) {
  return (
    <MailView {...look} language={language} write={() => kinds[kind]({ site: sampleSite(language), link })} />
  );
}

/** What is written about a return, from the templates that are sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Returns',
  component: ReturnMail,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'touchline', language: 'en', kind: 'announced' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: ({ kind }, { globals }) => (
    <ReturnMail
      kind={kind}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof ReturnMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What goes back, by which number, and how. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('R-7K4F9Q2M');
  },
};

/** Another size is set aside until it is back. */
export const Exchanging: Story = {
  args: { kind: 'exchanging' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('in size 9-11');
  },
};

/** It has arrived, and the money is on its way. */
export const Refunded: Story = { args: { kind: 'refunded' } };

/** It has arrived, and an order brings the other size. */
export const Exchanged: Story = { args: { kind: 'exchanged' } };

/** It did not come in time for the exchange. */
export const Lapsed: Story = { args: { kind: 'lapsed' } };

/** Its condition is not taken. */
export const Refused: Story = { args: { kind: 'refused' } };

/** The provider does not give the money back: whose it is, and what to do. */
export const FailedRefund: Story = { args: { kind: 'delayed' } };

/** It went back after all. */
export const RefundMade: Story = { args: { kind: 'made' } };

export const SecondBrand: Story = { args: { kind: 'exchanging' }, globals: { brand: 'northing' } };

/** Right to left: numbers keep their order. */
export const Arabic: Story = { args: { kind: 'exchanging' }, globals: { language: 'ar', direction: 'rtl' } };

export const Korean: Story = { args: { kind: 'exchanged' }, globals: { language: 'ko' } };

/** Long German words. */
export const LongContent: Story = { args: { kind: 'lapsed' }, globals: { language: 'de' } };
