import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { storyProblems } from './checkStories.mjs';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A project with these files. */
function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const wishlist = (stories: string) =>
  project({
    'packages/features/src/wishlist/WishlistStore.ts': `type Status = { kind: 'loading' };`,
    'packages/features/src/wishlist/Wishlist.tsx': '',
    'packages/features/src/wishlist/Wishlist.stories.tsx': `const meta = {\n  title: 'Features/Wishlist/Page',\n};\n${stories}`,
  });

it('finds no problems in the storyboards of this project', () => {
  expect(storyProblems()).toEqual([]);
});

it('names a component without a story', () => {
  expect(storyProblems(project({ 'packages/design-system/src/Button/Button.tsx': '' }))).toEqual([
    'packages/design-system/src/Button has no stories',
  ]);
});

it('names the states that a data view does not show', () => {
  const [problem] = storyProblems(wishlist('export const Ready = {};\nexport const FailedOffline = {};\n'));
  expect(problem).toContain('Loading, Empty');
  expect(problem).not.toContain('Failed,');
});

it('accepts a reason for an impossible state', () => {
  const stories = `export const Ready = { parameters: { cannotBe: { Empty: 'Always has one.' } } };\nexport const Loading = {};\nexport const Failed = {};\n`;
  expect(storyProblems(wishlist(stories))).toEqual([]);
});

it('names a title that is not made of words', () => {
  const stories = {
    'stories/Odd.stories.tsx': `const meta = {\n  title: 'Features/Wishlist/HeartButton',\n};`,
  };
  expect(storyProblems(project(stories))[0]).toContain('"Heart button"');
});

it('names a title outside the roots', () => {
  const stories = { 'stories/Odd.stories.tsx': `const meta = {\n  title: 'Pages/Home',\n};` };
  expect(storyProblems(project(stories))[0]).toContain('"Pages/Home"');
});

it('names a page outside the roots, and one without a title', () => {
  const pages = {
    'stories/Odd.mdx': '<Meta title="Guides/Odd" />',
    'stories/Lost.mdx': '# Lost',
    'stories/Good.mdx': '<Meta of={stories} />',
  };
  expect(storyProblems(project(pages))).toEqual([
    'stories/Lost.mdx has no title',
    expect.stringContaining('"Guides/Odd"'),
  ]);
});

const acting = (stories: string) =>
  storyProblems(
    project({ 'stories/A.stories.tsx': `const meta = { title: 'Journeys/A' };\n${stories}` }),
  ).map((problem) => /acts in (\w+)/.exec(problem)?.[1]);

it('names a state in which somebody acts', () => {
  expect(acting(`export const Default = { play: async () => { await userEvent.tab(); } };`)).toEqual([
    'Default',
  ]);
  expect(
    acting(`export const FailedCard: Story = { play: async ({ userEvent }) => userEvent.tab() };`),
  ).toEqual(['FailedCard']);
  expect(acting(`export const Empty = { play() { screen.getByRole('button').focus(); } };`)).toEqual([
    'Empty',
  ]);
});

it('follows the functions and stories that a state takes its play from', () => {
  const pay = `async function pay() { await press(); }\nconst press = () => userEvent.click(button);\n`;
  expect(acting(`${pay}export const Ready = { play: () => pay() };`)).toEqual(['Ready']);
  expect(acting(`${pay}export const Ready = { play: pay };`)).toEqual(['Ready']);
  expect(acting(`${pay}const paid = () => ({ play: pay() });\nexport const Failed = paid();`)).toEqual([
    'Failed',
  ]);
  expect(
    acting(`export const Pays = { play: () => userEvent.tab() };\nexport const Partial = { ...Pays };`),
  ).toEqual(['Partial']);
});

it('accepts expectations in a state, and acts in a story named for what is done', () => {
  expect(
    acting(
      `export const Default = { play: async () => { await expect(screen.getByRole('link')).toBeVisible(); } };
       export const Pays = { play: async () => { await userEvent.tab(); } };
       export const DisabledPressed = { ...Pays };
       export const Offline = { ...Pays, play: undefined };`,
    ),
  ).toEqual([]);
});
