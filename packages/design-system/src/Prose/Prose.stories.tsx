import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Picture } from '../Picture/Picture.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Content/Prose',
  component: Prose,
  tags: ['ready'],
  parameters: { needs: ['set a long text', 'show a legal page', 'show an article from an editor'] },
  args: {
    children: (
      <>
        <h2>Returns</h2>
        <p>
          Send anything back within <strong>60 days</strong>, worn or not. See{' '}
          <a href="#law">your rights by law</a>.
        </p>
        <h3>What to do</h3>
        <ol>
          <li>Print the label, or show its code at the shop.</li>
          <li>
            Pack it:
            <ul>
              <li>shoes in their box</li>
              <li>the rest in any bag</li>
            </ul>
          </li>
        </ol>
        <h3>When the money comes</h3>
        <p>Five days after it reached us, the way it was paid.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines of 68 characters, whatever the width of the window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [paragraph] = within(canvasElement).getAllByRole('paragraph');
    await expect(paragraph?.parentElement?.clientWidth).toBeLessThan(720);
    const [first] = within(canvasElement).getAllByRole('heading');
    await expect(first && getComputedStyle(first).marginBlockStart).toBe('0px');
    const bullets = canvasElement.querySelector('ul');
    await expect(bullets && getComputedStyle(bullets).listStyleType).toBe('disc');
  },
};
export const Playground: Story = { tags: ['!test'] };

/** All elements an editor may use. */
export const Elements: Story = {
  args: {
    children: (
      <>
        <h2>How we test studs</h2>
        <p>
          Press <kbd>Enter</kbd>, use <code>--slip</code>, and read what is <mark>marked</mark>. Water is H
          <sub>2</sub>
          O.
        </p>
        <blockquote>
          <p>Eleven short studs turn with you.</p>
        </blockquote>
        <figure>
          <Picture view={pictureOf('#1d5a47')} alt="A green boot from the side" sizes="640px" ratio="wide" />
          <figcaption>The boot after 40 sessions.</figcaption>
        </figure>
        <h3>Measures</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Ground</th>
              <th scope="col">Slips in 100 turns</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Dry grass</th>
              <td>2</td>
            </tr>
            <tr>
              <th scope="row">Wet grass</th>
              <td>5</td>
            </tr>
          </tbody>
        </table>
        <hr />
        <h4>Words</h4>
        <dl>
          <dt>FG</dt>
          <dd>Firm ground: natural, dry to slightly wet.</dd>
          <dt>SG</dt>
          <dd>Soft ground: wet and deep.</dd>
        </dl>
      </>
    ),
  },
};

/** German words are hyphenated in running text but not in headings. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    lang: 'de',
    children: (
      <>
        <h2>Widerrufsbelehrung</h2>
        <p>
          Die Rücksendungskostenübernahmeerklärung gilt für Mannschaftsausrüstungsbestellungen und
          Sonderanfertigungsvereinbarungen gleichermaßen.
        </p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: Elements.args ?? {} };
export const Empty: Story = { args: { children: undefined } };
