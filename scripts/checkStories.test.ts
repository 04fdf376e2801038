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
    'packages/features/src/wishlist/Wishlist.stories.tsx': `const meta = {\n  title: 'Features/Wishlist',\n};\n${stories}`,
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

it('names a title outside the four roots', () => {
  const stories = { 'stories/Odd.stories.tsx': `const meta = {\n  title: 'Pages/Home',\n};` };
  expect(storyProblems(project(stories))[0]).toContain('"Pages/Home"');
});

it('names a page outside the four roots, and one without a title', () => {
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
