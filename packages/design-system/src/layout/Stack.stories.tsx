import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from './Panel.tsx';
import { Stack } from './Stack.tsx';

const boxes = ['One', 'Two', 'Three'].map((word) => <Panel key={word}>{word}</Panel>);

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  tags: ['ready'],
  parameters: { needs: ['put things one below the other', 'space between parts'] },
  args: { children: boxes },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px apart. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('[data-gap]') ?? canvasElement).rowGap).toBe(
      '16px',
    );
  },
};

export const Playground: Story = { args: { gap: 24 } };

/** 8 to 12 px within a group, 20 to 28 between groups. */
export const Gaps: Story = {
  render: () => (
    <Stack gap={40}>
      {([4, 12, 24, 48] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {boxes}
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { children: <Panel>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Panel> },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Stack {...args} />
    </div>
  ),
};
