import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingInput } from './RatingInput.tsx';

const meta = {
  title: 'Components/Fields/RatingInput',
  component: RatingInput,
  tags: ['ready'],
  parameters: { needs: ['rate a product', 'give stars', 'write a review'] },
  args: {
    legend: 'How do they run?',
    starLabels: ['1 star, poor', '2 stars, fair', '3 stars, fine', '4 stars, good', '5 stars, great'],
    onRatingChange: fn(),
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys change the number of stars, Space chooses the first. A text explains the chosen star. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How do they run?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRatingChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onRatingChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 stars, good' })).toBeChecked();
    await expect(canvas.getByText('4 stars, good')).toBeVisible();
  },
};

/** All props, to try out. */
export const Playground: Story = {
  args: { hint: 'You can change it later', defaultRating: 3, clearLabel: 'Clear' },
};

/** An optional rating can be cleared; focus returns to the stars. */
export const Clearable: Story = {
  args: { defaultRating: 5, clearLabel: 'Clear' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onRatingChange).toHaveBeenLastCalledWith(0);
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^1 star/ })).toHaveFocus();
  },
};

/** All stars up to the chosen one are filled, none after it. */
export const Ready: Story = {
  args: { defaultRating: 4 },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('path')].map((star) => getComputedStyle(star).fill);
    await expect(fills.map((fill) => fill !== 'none')).toEqual([true, true, true, true, false]);
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose from one to five stars' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose from one to five stars');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultRating: 2 } };

export const LongContent: Story = {
  args: {
    legend: 'Gesamtzufriedenheit mit der Passgenauigkeit',
    starLabels: [
      '1 Stern',
      '2 Sterne',
      '3 Sterne, weder zufriedenstellend noch enttäuschend',
      '4 Sterne',
      '5 Sterne',
    ],
    defaultRating: 3,
    clearLabel: 'Bewertung zurücknehmen',
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
