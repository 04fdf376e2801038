import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClockIcon, CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionLinks } from './SuggestionLinks.tsx';
import { SuggestionOptions } from './SuggestionOptions.tsx';
import { Suggestions } from './Suggestions.tsx';
import { products, SearchWithSuggestions, terms } from './Suggestions.fixtures.tsx';
import { SuggestionStatus } from './SuggestionStatus.tsx';

const searched = fn();

const meta = {
  title: 'Components/Fields/Suggestions',
  component: Suggestions,
  subcomponents: { SuggestionGroup, SuggestionOptions, SuggestionLinks, SuggestionStatus },
  tags: ['ready'],
  parameters: {
    needs: ['suggest while searching', 'offer products below a search', 'show what was searched for lately'],
  },
  args: { children: null },
  render: ({ columns, align }) => (
    <SearchWithSuggestions {...{ columns, align }} onSearch={(term) => searched(term)} />
  ),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 540 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field's arrow keys move through the options and wrap at the end; Enter chooses, Escape closes, Tab reaches links. */
export const Default: Story = {};

/** On the page of a full-screen search: no panel, the page scrolls. */
export const Inline: Story = {
  render: () => (
    <Suggestions isInline>
      <SuggestionGroup title="Popular searches">
        <SuggestionLinks
          links={['running shoes', 'hoodies'].map((label) => ({ label, href: `#${label}` }))}
        />
      </SuggestionGroup>
    </Suggestions>
  ),
};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    searched.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Search' });
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    const options = within(list).getAllByRole('option');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(options[0]).toHaveAccessibleName('tempo 7 results');
    await expect(options[0]?.querySelector('mark')).toHaveTextContent('tem');

    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(options[2]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('running tempo shoes');
    await userEvent.keyboard('{Enter}');
    await expect(searched).toHaveBeenLastCalledWith('running tempo shoes');
    await expect(canvas.queryByRole('option')).toBeNull();

    await userEvent.clear(field);
    await userEvent.type(field, 'tem');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all results for “tem”' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tempo 4 Road running shoe £130' })).toHaveFocus();
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { columns: 2 } };

/** Two columns from 960 px on, wider than the field, for a field at the end of a bar. */
export const TwoColumns: Story = {
  args: { columns: 2, align: 'end' },
  render: ({ columns, align }) => (
    <div style={{ maxInlineSize: 290, marginInlineStart: 'auto' }}>
      <SearchWithSuggestions {...{ columns, align }} />
    </div>
  ),
};

/** The active option has a background and a bar, and system colours in forced-colours mode. */
export const Selected: Story = {
  render: () => (
    <Beside>
      <SuggestionGroup title="Suggestions">
        <SuggestionOptions
          id="selected"
          label="Suggestions"
          options={terms}
          selectedIndex={1}
          typed="tem"
          onChoose={() => undefined}
        />
      </SuggestionGroup>
    </Beside>
  ),
};

/** A complete press chooses an option, a touch that scrolls does not; focus stays in the field. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    searched.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const first = canvas.getByRole('option', { name: /^tempo 7/ });
    const second = canvas.getByRole('option', { name: /tempo carbon/ });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first },
      { target: second },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(searched).not.toHaveBeenCalled();
    await userEvent.click(second);
    await expect(searched).toHaveBeenCalledOnce();
    await expect(searched).toHaveBeenLastCalledWith('tempo carbon');
    await expect(field).toHaveFocus();
  },
};

const many = Array.from({ length: 24 }, (_, index) => ({ label: `tempo ${index + 1}` }));

/** More options than fit: the active option is scrolled into view. */
export const Scrolled: Story = {
  render: () => <SearchWithSuggestions options={many} links={[]} typed="tempo" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: 'tempo 24' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const { x, y, height } = last.getBoundingClientRect();
    await expect(last).toContainElement(document.elementFromPoint(x + 20, y + height / 2) as HTMLElement);
  },
};

/** A field with a static panel. */
function Beside({ children }: { children: ReactNode }) {
  return (
    <div style={{ position: 'relative', maxInlineSize: 320 }}>
      <SearchField label="Search" defaultValue="tem" />
      <Suggestions>{children}</Suggestions>
    </div>
  );
}

function Recent() {
  const [known, setKnown] = useState(['rain jacket', 'studs', 'ball']);
  return (
    <Beside>
      <SuggestionGroup title="Searched lately">
        <SuggestionLinks
          links={known.map((term) => ({
            href: `#${term}`,
            label: term,
            icon: <ClockIcon size={20} />,
            action: (
              <IconButton
                label={`Remove ${term} from the list`}
                onClick={() => setKnown(known.filter((other) => other !== term))}
              >
                <CloseIcon size={20} />
              </IconButton>
            ),
          }))}
        />
      </SuggestionGroup>
    </Beside>
  );
}

/** Recent searches: links, each with an action at the end. */
export const RecentTerms: Story = {
  render: () => <Recent />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'rain jacket' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'rain jacket' })).toBeNull();
  },
};

/** Products only; one has no picture, and its space is reserved. */
export const Products: Story = {
  render: () => (
    <Beside>
      <SuggestionGroup title="Products">
        <SuggestionLinks links={products} />
      </SuggestionGroup>
    </Beside>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.querySelector('[data-label]'));
    await expect(first?.getBoundingClientRect().x).toBe(second?.getBoundingClientRect().x);
  },
};

/** Names that need a second line to be distinguished. */
export const WithDescriptions: Story = {
  render: () => (
    <Beside>
      <SuggestionGroup title="Towns">
        <SuggestionOptions
          id="towns"
          label="Towns"
          options={[
            { label: 'Newport', description: 'Isle of Wight', detail: '42 km' },
            { label: 'Newport Pagnell', description: 'Buckinghamshire', detail: '230 km' },
          ]}
          typed="new"
          onChoose={() => undefined}
        />
      </SuggestionGroup>
    </Beside>
  ),
};

const more = { href: '#all', label: 'See all results for “zzz”' };
const noOptions = <SuggestionOptions id="none" label="Suggestions" options={[]} onChoose={() => undefined} />;

/** Suggestions are loading. */
export const Loading: Story = {
  render: () => (
    <Beside>
      <SuggestionGroup title="Suggestions" more={more}>
        {noOptions}
        <SuggestionStatus state="loading">Looking</SuggestionStatus>
      </SuggestionGroup>
    </Beside>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking')).toBeVisible();
  },
};

/** No suggestions, with a link to continue. */
export const None: Story = {
  render: () => (
    <Beside>
      <SuggestionGroup title="Suggestions" more={more}>
        {noOptions}
        <SuggestionStatus state="none">Nothing for “zzz” yet</SuggestionStatus>
      </SuggestionGroup>
    </Beside>
  ),
};

/** Loading failed; further typing tries again. */
export const Failed: Story = {
  render: () => (
    <Beside>
      <SuggestionGroup title="Suggestions" more={more}>
        {noOptions}
        <SuggestionStatus state="failed">We could not look that up. Type on to try again.</SuggestionStatus>
      </SuggestionGroup>
    </Beside>
  ),
};

/** Long words break, and a long detail wraps below; nothing overflows the panel. */
export const LongContent: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <SearchWithSuggestions
        typed="lang"
        options={[
          {
            label: 'Langstreckenlaufschuhe mit Überpronationsstützfunktion',
            detail: 'Mehr als 10.000 Treffer',
          },
        ]}
        links={[
          {
            ...products[0],
            href: '#long',
            label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
            description: 'Langstreckenlaufschuh für Wettkämpfe auf befestigten Straßen',
            price: '1.130,00 €',
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('listbox').closest('[data-columns]') ?? canvasElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
