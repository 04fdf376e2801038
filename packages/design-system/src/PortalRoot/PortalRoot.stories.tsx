import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Stack } from '../layout/Stack.tsx';
import { token } from '../tokens/token.ts';
import { PortalRoot, usePortalRoot } from './PortalRoot.tsx';

/** A minimal overlay: rendered where `usePortalRoot` points. */
function Note() {
  const [isOpen, setOpen] = useState(false);
  const root = usePortalRoot();
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Size advice
      </Button>
      {isOpen
        ? createPortal(
            <Panel data-testid="note">Between two sizes? Take the larger.</Panel>,
            root ?? document.body,
          )
        : null}
    </>
  );
}

const meta = {
  title: 'Components/Layout/PortalRoot',
  component: PortalRoot,
  tags: ['ready'],
  parameters: { needs: ['keep the brand inside a dialog', 'show two brands on one page', 'place overlays'] },
  args: { children: <Note /> },
} satisfies Meta<typeof PortalRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Overlays opened inside are rendered inside. */
export const Default: Story = {};

export const Opened: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Size advice' }));
    await expect(page.getByTestId('note').closest('[data-portal-root]')).toBe(
      canvasElement.querySelector('[data-portal-root]'),
    );
  },
};

export const Playground: Story = {
  args: { style: { display: 'grid', gap: 12 } },
};

/** A region in the other colour scheme: its note is dark as well, although the page is light. */
export const KeepsTheme: Story = {
  render: () => (
    <PortalRoot
      data-brand="northing"
      data-scheme="dark"
      style={{ padding: 24, background: token('color.paper'), color: token('color.text') }}
    >
      <Stack>
        <p>Northing, dark</p>
        <div>
          <Note />
        </div>
      </Stack>
    </PortalRoot>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Size advice' }));
    const note = screen.getByTestId('note');
    await expect(note.closest('[data-brand]')).toHaveAttribute('data-brand', 'northing');
    await expect(getComputedStyle(note).colorScheme).toBe('dark');
  },
};

/** Nested: the nearest one is used. */
export const Nested: Story = {
  render: () => (
    <PortalRoot data-testid="outer">
      <PortalRoot data-testid="inner">
        <Note />
      </PortalRoot>
    </PortalRoot>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Size advice' }));
    await expect(page.getByTestId('inner')).toContainElement(page.getByTestId('note'));
  },
};
