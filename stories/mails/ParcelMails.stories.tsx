import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parcelNews, type ParcelMailKind } from '../../packages/commerce/src/mail/kinds/parcelNews.ts';
import {
  collectedOrder,
  sampleOrder,
  sampleParcel,
  sampleSite,
} from '../../packages/commerce/src/mail/mailSamples.ts';
import { MailView } from './MailView.tsx';

const link = 'https://shop.example/gb/order?key=5f0c1d9a7be24c6890aa31d2f4b7e6c8';

/** News of a parcel as they are sent. */
function ParcelMail({ kind, language, ...look }: { kind: ParcelMailKind; brand: string; language: string }) {
  const order = kind === 'parcel-ready' ? collectedOrder : sampleOrder;
  return (
    <MailView
      {...look}
      language={language}
      write={() => parcelNews(kind, order, sampleParcel, { site: sampleSite(language), link })}
    />
  );
}

/** News of a parcel, from the templates that are sent: choose brand and language in the toolbar. */
const meta = {
  title: 'Features/Mails/Parcels',
  component: ParcelMail,
  parameters: { layout: 'fullscreen' },
  args: { brand: 'touchline', language: 'en', kind: 'parcel-sent' },
  argTypes: { brand: { control: false }, language: { control: false } },
  render: ({ kind }, { globals }) => (
    <ParcelMail
      kind={kind}
      brand={(globals['brand'] as string | undefined) ?? 'touchline'}
      language={(globals['language'] as string | undefined) ?? 'en'}
    />
  ),
} satisfies Meta<typeof ParcelMail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has left the warehouse: who brings it, and its number. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('JD0002');
  },
};

/** It comes today. */
export const OutForDelivery: Story = { args: { kind: 'parcel-out' } };

/** It is there. */
export const Delivered: Story = { args: { kind: 'parcel-delivered' } };

/** It waits to be collected, with the code to show. */
export const ReadyToCollect: Story = {
  args: { kind: 'parcel-ready' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('K7QM-2XWF');
  },
};

export const SecondBrand: Story = { globals: { brand: 'northing' } };

/** Right to left: numbers keep their order. */
export const Arabic: Story = { globals: { language: 'ar', direction: 'rtl' } };

export const Korean: Story = { globals: { language: 'ko' } };

/** Long German words. */
export const LongContent: Story = { globals: { language: 'de' } };
