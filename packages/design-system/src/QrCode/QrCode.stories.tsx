import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Content/QrCode',
  component: QrCode,
  tags: ['ready'],
  parameters: { needs: ['continue on a phone', 'show a code for collection', 'share an address'] },
  args: { value: 'https://shop.example/collect/4711', label: 'Code for collecting order 4711' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An image with a name; screen readers skip the drawing itself. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Code for collecting order 4711' });
    await expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
    await expect(code.offsetWidth).toBe(200);
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
export const Playground: Story = { tags: ['!test'], args: { size: 280, correction: 'H' } };

/** Dark on white in the dark scheme too, because cameras need it. */
export const Dark: Story = { globals: { scheme: 'dark' }, ...(Default.play ? { play: Default.play } : {}) };

/** More error correction makes smaller modules for the same text. */
export const Corrections: Story = {
  render: (args) => (
    <Cluster gap={16}>
      {(['L', 'M', 'Q', 'H'] as const).map((correction) => (
        <QrCode
          key={correction}
          {...args}
          size={160}
          correction={correction}
          label={`Correction ${correction}`}
        />
      ))}
    </Cluster>
  ),
};

/** Shrinks with its column and stays square. */
export const Narrow: Story = {
  args: { size: 400 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('img').getBoundingClientRect();
    await expect(width).toBe(160);
    await expect(height).toBe(width);
  },
};

/** Long addresses make small modules: give the code more space. */
export const LongContent: Story = {
  args: { value: `https://shop.example/collect?${'token=0123456789abcdef&'.repeat(12)}`, size: 320 },
};

/** Too long for any code: the space and the name stay. */
export const Failed: Story = {
  args: { value: 'x'.repeat(4_000) },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('img', { name: 'Code for collecting order 4711' });
    await expect(place.querySelector('svg[width="32"]')).not.toBeNull();
  },
};
