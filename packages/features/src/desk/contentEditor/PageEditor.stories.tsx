import { addPicture, getDeskDocument, saveDraft } from '@touchline/contract/desk/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import {
  desk,
  editorOf,
  everySection,
  frameDocument,
  homeBody,
  homeDocument,
} from './ContentEditor.fixtures.ts';
import { PageEditor } from './PageEditor.tsx';
import {
  PageEditorStore,
  type PublishStatus,
  type SaveStatus,
  type UploadStatus,
} from './PageEditorStore.ts';

const ready = await editorOf();

/** An editor in a state that only a back end brings about. */
async function editorIn(
  state: {
    save?: SaveStatus;
    publishing?: PublishStatus;
    showsProblems?: boolean;
    uploads?: Record<string, UploadStatus>;
  },
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
    const [text] = page.getAllByRole('textbox', { name: 'Text (German) (missing)' });
    await expect(text).toHaveValue('');
    await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
  },
};

/** Every kind of section. */
export const EverySection: Story = {
  args: { store: await editorOf({ ...homeDocument, body: everySection }) },
};

/** A picture is on its way. */
export const SubmittingPicture: Story = {
  args: { store: await editorIn({ uploads: { 'sections.0.picture': 'uploading' } }) },
};

/** A picture has come. */
export const SucceededPicture: Story = {
  args: { store: await editorIn({ uploads: { 'sections.0.picture': 'uploaded' } }) },
};

/** Pictures that were not taken, with what to do. */
export const FailedPicture: Story = {
  args: {
    store: await editorIn({
      uploads: { 'sections.0.picture': 'unreadable', 'sections.2.picture': 'tooManyPixels' },
    }),
  },
};

/** Header and footer: every kind of section that they have. */
export const Frame: Story = {
  args: { store: await editorOf(frameDocument) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Header and footer');
    await expect(page.queryByRole('button', { name: /Move|Remove Announcements/ })).toBeNull();
  },
};

/** Header and footer with fields that keep them from being published. */
export const FrameInvalid: Story = {
  args: {
    store: Object.assign(
      await editorOf({
        ...frameDocument,
        body: {
          ...frameDocument.body,
          sections: [
            { kind: 'messages', id: 'messages', messages: [{ en: '<b>Now</b>' }, {}] },
            { kind: 'links', id: 'legal', links: [{ label: { en: 'Terms' }, href: 'terms' }] },
          ],
        },
      }),
      { showsProblems: true, publishing: { kind: 'unfinished' } },
    ),
  },
};

/** A page made at the desk, which shoppers do not see yet. */
export const NewPage: Story = {
  args: {
    store: await editorOf({
      ...{ key: 'pages/black-week', state: 'unpublished', isMade: true, revision: 0 },
      body: {
        ...{ title: { en: 'Black week' }, description: {} },
        sections: [{ kind: 'prose', id: 'prose', blocks: [{ head: {}, paragraphs: [{}] }] }],
      },
      draft: { savedAt: '2026-11-21T09:50:00Z', savedBy: 'Maya' },
      ...{ versions: [], publications: [], previewToken: 'token' },
    }),
  },
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

const uploading = testPorts();
uploading.server
  .on(addPicture, {
    answer: {
      name: 'wet-grass',
      alt: { en: 'Boots in wet grass' },
      picture: { path: '/media/brand/wet-grass', widths: [320], webp: [320], ratio: 1.5, alt: '' },
    },
  })
  .on(saveDraft, { answer: { revision: 5, savedAt: '2026-11-21T10:00:00Z' } });
const withUpload = await editorOf(homeDocument, { ports: uploading });

/** A picture is uploaded, with what it shows; one that is too large is told of before it is sent. */
export const UploadsAPicture: Story = {
  tags: ['!autodocs'],
  args: { store: withUpload },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [field] = page.getAllByLabelText('Upload a picture');
    if (!field) throw new Error('There is no field for a picture.');
    await userEvent.upload(
      field,
      new File([new Uint8Array(9 * 1024 * 1024)], 'x.png', { type: 'image/png' }),
    );
    await expect(await page.findByText('This file is larger than 8 MB. Choose a smaller one')).toBeVisible();
    await userEvent.upload(field, new File(['picture'], 'Wet grass.png', { type: 'image/png' }));
    await expect(await page.findByText('The picture is here')).toBeVisible();
    await expect(uploading.server.callsOf(addPicture).map(({ body }) => body)).toEqual([
      { name: 'wet-grass', alt: {}, file: btoa('picture') },
    ]);
    await expect(page.getAllByRole('combobox', { name: 'Picture' })[0]).toHaveValue('wet-grass');
    await expect(page.getAllByRole('textbox', { name: 'What the picture shows (English)' })[0]).toHaveValue(
      'Boots in wet grass',
    );
  },
};
