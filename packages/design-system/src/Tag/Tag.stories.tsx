import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Tag } from './Tag.tsx';
import { TagList } from './TagList.tsx';

const meta = {
  title: 'Components/Feedback/Tag',
  component: Tag,
  subcomponents: { TagList },
  tags: ['ready'],
  parameters: { needs: ['show what was entered', 'remove a promotion code', 'list of keywords'] },
  args: { children: 'WELCOME10', removeLabel: 'Remove WELCOME10', onRemove: fn() },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The remove button is named after what it removes. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove WELCOME10' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** All props, to try out. */
export const Playground: Story = {};

/** Without a remove button. */
export const ReadOnly: Story = {
  render: () => <Tag>Recycled</Tag>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function Codes() {
  const [tags, setTags] = useState(['WELCOME10', 'TEAM', 'RAIN'].map((label) => ({ id: label, label })));
  return (
    <>
      <TagList
        label="Promotion codes"
        tags={tags}
        onRemove={(gone) => setTags(tags.filter(({ id }) => id !== gone))}
        removeLabel={(label) => `Remove ${label}`}
        removedMessage={(label) => `${label} removed`}
      />
    </>
  );
}

/** Focus moves to the next remove button, else to the previous one, else to the list; each removal is announced. */
export const Several: Story = {
  render: () => <Codes />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove TEAM' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove RAIN' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('TEAM removed'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Remove WELCOME10' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('list', { name: 'Promotion codes' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    removeLabel: 'Entfernen',
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
