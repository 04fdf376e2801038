import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.tsx';

const article = (
  <>
    <h2>Returns</h2>
    <p>
      You have 60 days. <a href="#how">How it works</a>
    </p>
    <h3>What we take back</h3>
    <ul>
      <li>Shoes you tried on indoors</li>
      <li>Anything that broke too soon</li>
    </ul>
    <ol>
      <li>Print the label</li>
      <li>Hand the parcel in</li>
    </ol>
    <table>
      <thead>
        <tr>
          <th>From</th>
          <th>Days</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Leeds</td>
          <td>2</td>
        </tr>
      </tbody>
    </table>
  </>
);

const meta = {
  title: 'Components/Layout/Prose',
  component: Prose,
  tags: ['ready'],
  parameters: { needs: ['long text', 'legal pages and articles', 'style plain HTML'] },
  args: { children: article },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plain elements, styled: lines of at most 68 letters. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul li')).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector('ul') ?? canvasElement).listStyleType).toBe(
      'disc',
    );
  },
};

export const Playground: Story = { args: { children: <p>Words at a length that reads well.</p> } };

/** German breaks its words in text, never in headings. */
export const LongContent: Story = {
  args: {
    lang: 'de',
    children: (
      <>
        <h2>Widerrufsbelehrung</h2>
        <p>
          Die Rindfleischetikettierungsüberwachung und die Donaudampfschifffahrtsgesellschaft stehen für lange
          Wörter.
        </p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Prose {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
