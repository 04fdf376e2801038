import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FittedHeadline } from './FittedHeadline.tsx';

const meta = {
  title: 'Components/Content/FittedHeadline',
  component: FittedHeadline,
  tags: ['ready'],
  parameters: { needs: ['the one big headline of a page', 'fill a column with words'] },
  args: { lines: ['Built for', 'the last mile'] },
} satisfies Meta<typeof FittedHeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line is as wide as the column, to within one percent. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    if (globals['brand'] === 'northing') return;
    await document.fonts.ready;
    await waitFor(async () => {
      for (const line of canvasElement.querySelectorAll('[data-line] > span')) {
        const share =
          line.getBoundingClientRect().width / (canvasElement.querySelector('h1')?.clientWidth ?? 1);
        await expect(Math.abs(1 - share)).toBeLessThan(0.06);
      }
    });
  },
};

export const Playground: Story = { args: { lines: ['Run further', 'than before'] } };

/** Hangul fills its em square: lines are one letter's height apart. */
export const Korean: Story = {
  args: { lang: 'ko', lines: ['마지막 1마일을', '위해 만든'] },
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('[data-line]')) {
      const { lineHeight, fontSize } = getComputedStyle(line);
      await expect(parseFloat(lineHeight)).toBeGreaterThan(parseFloat(fontSize));
    }
  },
};

export const LongContent: Story = { args: { lines: ['Gebaut für', 'den letzten Kilometer'] } };

/** One line, as a level 2 heading where the page already has a level 1. */
export const OneLine: Story = { args: { lines: ['Run'], level: 2 } };

/** In a phone's column the same text becomes narrower, not smaller. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
