import { getDeskDocument, saveDraft } from '@touchline/contract/desk/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { desk, editorOf, everySection, homeBody, homeDocument } from './ContentEditor.fixtures.ts';
import { PageEditor } from './PageEditor.tsx';
import { PageEditorStore, type PublishStatus, type SaveStatus } from './PageEditorStore.ts';

const ready = await editorOf();

/** An editor in a state that only a back end brings about. */
async function editorIn(
  state: { save?: SaveStatus; publishing?: PublishStatus; showsProblems?: boolean },
  body = homeBody,
): Promise<PageEditorStore> {
  return Object.assign(await editorOf({ ...homeDocument, body }), state);
}

function unloaded(answer: 'never' | 'offline'): PageEditorStore {
  const ports = testPorts();
  ports.server.on(getDeskDocument, answer);
  return new PageEditorStore(ports, desk, 'home');
}
const loading = unloaded('never');
void loading.load();
const failed = unloaded('offline');
await failed.load();

const long = 'A sentence that goes on and on, because somebody had a lot to say about studs. '.repeat(6);

const meta = {
  title: 'Features/Desk/Page editor',
  component: PageEditor,
  args: { store: ready },
  // There are no files of the brand here.
  parameters: { guard: { missingFiles: [/media\/brand/] } },
} satisfies Meta<typeof PageEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is on its way. */
export const Loading: Story = { args: { store: loading } };

/** A page with a draft: two languages side by side, and what the second lacks. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [headline] = page.getAllByRole('textbox', { name: 'Headline (English)' });
    await expect(headline).toHaveValue('Built for\nthe last mile');
    const [text] = page.getAllByRole('textbox', { name: /^Text \(German\)\s*\(missing\)/ });
    await expect(text).toHaveValue('');
    await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
  },
};

/** Every kind of section. */
export const EverySection: Story = {
  args: { store: await editorOf({ ...homeDocument, body: everySection }) },
};

/** A page without a section. */
export const Empty: Story = {
  args: { store: await editorOf({ ...homeDocument, body: { ...homeBody, sections: [] } }) },
};

/** What was typed is on its way. */
export const Submitting: Story = { args: { store: await editorIn({ save: { kind: 'saving' } }) } };

/** Published: what happens next is said. */
export const Succeeded: Story = {
  args: { store: await editorIn({ publishing: { kind: 'published', isScheduled: false } }) },
};

/** Fields that keep the page from being published say what to do. */
export const Invalid: Story = {
  args: {
    store: await editorIn(
      { publishing: { kind: 'unfinished' }, showsProblems: true },
      {
        ...homeBody,
        title: {},
        sections: homeBody.sections.slice(0, 1).map((section) => ({ ...section, text: {} })),
      },
    ),
  },
};

/** Somebody else saved first: both texts are still there. */
export const FailedConflict: Story = {
  args: {
    store: await editorIn({
      save: { kind: 'conflict', by: { revision: 9, savedBy: 'Ben', savedAt: '2026-11-21T09:59:00Z' } },
    }),
  },
};

/** The shop did not take it. */
export const Failed: Story = {
  args: { store: await editorIn({ save: { kind: 'failed', reason: 'unavailable' } }) },
};

/** No network: what was typed stays. */
export const Offline: Story = {
  args: { store: await editorIn({ save: { kind: 'failed', reason: 'offline' } }) },
};

/** The page itself did not come. */
export const FailedToLoad: Story = { args: { store: failed } };

/** The session is over. */
export const SignedOut: Story = {
  args: { store: await editorIn({ save: { kind: 'failed', reason: 'signIn' } }) },
};

/** Long texts, and a language that is written from right to left. */
export const LongContent: Story = {
  args: {
    store: Object.assign(
      await editorOf({
        ...homeDocument,
        body: { ...homeBody, description: { en: long, ar: 'نص طويل '.repeat(60) } },
      }),
      { language: 'ar' },
    ),
  },
};

const typing = testPorts();
typing.server.on(saveDraft, { answer: { revision: 5, savedAt: '2026-11-21T10:00:00Z' } });
const typed = await editorOf(homeDocument, { ports: typing });

/** A headline is changed and a section moved by keyboard. */
export const ChangesByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: typed },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const headline = page.getAllByRole('textbox', { name: 'Headline (English)' })[0];
    if (!headline) throw new Error('There is no headline.');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Grass counts');
    page.getByRole('button', { name: 'Move down: Large picture with headline (1)' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(typed.body.sections.map(({ id }) => id)).toEqual(['new', 'hero', 'studs']);
    await expect(await page.findByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
    await expect(typing.server.callsOf(saveDraft).at(-1)?.body).toMatchObject({
      body: { sections: [{}, { lines: { en: ['Grass counts'] } }, {}] },
    });
  },
};
