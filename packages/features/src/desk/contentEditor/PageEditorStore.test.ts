import {
  addPicture,
  discardDraft,
  publishDraft,
  saveDraft,
  showVersion,
} from '@touchline/contract/desk/endpoints';
import { when } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { editorOf, homeBody, homeDocument } from './ContentEditor.fixtures.ts';
import type { PageEditorStore } from './PageEditorStore.ts';
import { pictureName } from './pictureName.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved = { answer: { revision: 5, savedAt: '2026-11-21T10:00:00.000Z' } };
const conflict = {
  status: 409,
  error: {
    errorCode: 'ContentChangedElsewhere',
    message: '',
    details: { revision: 9, savedBy: 'Ben', savedAt: '2026-11-21T09:59:00.000Z' },
  },
};

const headline = (store: PageEditorStore, text: string) =>
  store.change(({ sections }) => {
    const [hero] = sections;
    if (hero?.kind === 'hero') hero.lines['en'] = [text];
  });

it('saves what was typed a moment after the last key, once', async () => {
  const ports = testPorts();
  ports.server.on(saveDraft, saved);
  const store = await editorOf(homeDocument, { ports });
  headline(store, 'G');
  headline(store, 'Grass');
  expect(store.save).toEqual({ kind: 'unsaved' });
  await vi.advanceTimersByTimeAsync(800);
  expect(store.save).toEqual({ kind: 'saved' });
  const calls = ports.server.callsOf(saveDraft);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { revision: 4, body: { sections: [{ lines: { en: ['Grass'] } }, {}, {}] } },
  ]);
});

it('saves what was typed while it was saving with the revision of that save', async () => {
  const ports = testPorts();
  ports.server.on(saveDraft, saved, { answer: { ...saved.answer, revision: 6 } });
  const store = await editorOf(homeDocument, { ports });
  headline(store, 'First');
  const first = store.saveNow();
  await when(() => store.save.kind === 'saving');
  headline(store, 'Second');
  await first;
  expect(store.save).toEqual({ kind: 'unsaved' });
  await store.saveNow();
  expect(store.save).toEqual({ kind: 'saved' });
  expect(ports.server.callsOf(saveDraft).map(({ body }) => (body as { revision: number }).revision)).toEqual([
    4, 5,
  ]);
});

it('tells who was first, keeps what was typed, and saves it over theirs only when asked', async () => {
  const ports = testPorts();
  ports.server.on(saveDraft, conflict, saved);
  const store = await editorOf(homeDocument, { ports });
  headline(store, 'Mine');
  await store.saveNow();
  expect(store.save).toMatchObject({ kind: 'conflict', by: { savedBy: 'Ben' } });
  headline(store, 'Mine, longer');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ports.server.callsOf(saveDraft)).toHaveLength(1);
  await store.keepOwn();
  expect(ports.server.callsOf(saveDraft)[1]?.body).toMatchObject({
    revision: 9,
    body: { sections: [{ lines: { en: ['Mine, longer'] } }, {}, {}] },
  });
  expect(store.save).toEqual({ kind: 'saved' });
});

it('keeps what was typed while the shop is away', async () => {
  const ports = testPorts();
  ports.server.on(saveDraft, 'offline', saved);
  const store = await editorOf(homeDocument, { ports });
  headline(store, 'Mine');
  await store.saveNow();
  expect(store.save).toEqual({ kind: 'failed', reason: 'offline' });
  await store.saveNow();
  expect(store.save).toEqual({ kind: 'saved' });
});

it('publishes nothing unfinished, and names the fields from then on', async () => {
  const store = await editorOf();
  store.change((body) => {
    body.title = {};
  });
  expect(store.problemAt('title.en')).toBeUndefined();
  await store.publish();
  expect(store.publishing).toEqual({ kind: 'unfinished' });
  expect(store.problemAt('title.en')).toEqual({ path: 'title.en', kind: 'missing' });
});

it('saves before it publishes, and says whether that is for later', async () => {
  const ports = testPorts();
  const { draft: _, ...published } = homeDocument;
  ports.server.on(saveDraft, saved).on(publishDraft, { answer: { ...published, revision: 6, shown: 3 } });
  const store = await editorOf(homeDocument, { ports });
  headline(store, 'Grass counts');
  await store.publish({ from: '2026-11-23T08:00:00.000Z' });
  expect(ports.server.calls.map(({ id }) => id)).toEqual(['getDeskDocument', 'saveDraft', 'publishDraft']);
  expect(store.publishing).toEqual({ kind: 'published', isScheduled: true });
  expect(store.hasDraft).toBe(false);
});

it('adds sections with an id of their own, moves and removes them', async () => {
  const store = await editorOf();
  store.addSection('hero');
  expect(store.body.sections.map(({ id }) => id)).toEqual(['hero', 'new', 'studs', 'hero-2']);
  store.moveSection(3, -1);
  store.moveSection(0, -1);
  expect(store.body.sections.map(({ id }) => id)).toEqual(['hero', 'new', 'hero-2', 'studs']);
  store.removeSection(1);
  expect(store.body.sections.map(({ id }) => id)).toEqual(['hero', 'hero-2', 'studs']);
});

it('counts the texts that a language lacks', async () => {
  const store = await editorOf();
  expect([store.missingIn('en'), store.missingIn('de'), store.missingIn('ar')]).toEqual([0, 4, 10]);
});

it('forgets a draft, and shows an earlier version without losing one', async () => {
  const ports = testPorts();
  ports.server
    .on(discardDraft, { answer: { ...homeDocument, body: { ...homeBody, title: { en: 'Before' } } } })
    .on(showVersion, { answer: { ...homeDocument, shown: 1 } });
  const store = await editorOf(homeDocument, { ports });
  headline(store, 'Mine');
  await store.showVersion(1);
  expect(store.document?.shown).toBe(1);
  expect(store.body.sections[0]).toMatchObject({ lines: { en: ['Mine'] } });
  await store.discard();
  expect(store.body.title).toEqual({ en: 'Before' });
});

const picture = { path: '/media/desk/ab/abc', widths: [320], webp: [320], ratio: 1.5, alt: '' };
const heroPicture = (store: PageEditorStore) => {
  const [hero] = store.body.sections;
  if (hero?.kind !== 'hero') throw new Error('The page has changed.');
  return hero.picture;
};

it('shows a picture that was uploaded, by its name and what it shows', async () => {
  const ports = testPorts();
  ports.server
    .on(addPicture, { answer: { name: 'spring-2', alt: { en: 'Spring' }, picture } })
    .on(saveDraft, saved);
  const store = await editorOf(homeDocument, { ports });
  await store.upload('sections.0.picture', heroPicture(store), new File(['x'], 'Spring.JPG'));
  expect(store.uploadAt('sections.0.picture')).toBe('uploaded');
  expect(heroPicture(store)).toEqual({ name: 'spring-2', alt: { en: 'Spring' } });
  expect(store.pictures[0]?.name).toBe('spring-2');
  expect(ports.server.callsOf(addPicture)[0]?.body).toEqual({ name: 'spring', alt: {}, file: btoa('x') });
});

it.each([
  [{ status: 422, error: { errorCode: 'PictureUnreadable', message: '' } }, 'unreadable'],
  [{ status: 422, error: { errorCode: 'PictureTooManyPixels', message: '' } }, 'tooManyPixels'],
  [{ status: 413, error: { errorCode: 'InvalidParameters', message: '' } }, 'tooLarge'],
  ['offline', 'notSent'],
] as const)('keeps the picture where another one is refused: %s', async (answer, outcome) => {
  const ports = testPorts();
  ports.server.on(addPicture, answer);
  const store = await editorOf(homeDocument, { ports });
  await store.upload('sections.0.picture', heroPicture(store), new File(['x'], 'x.png'));
  expect(store.uploadAt('sections.0.picture')).toBe(outcome);
  expect(heroPicture(store).name).toBe('touchline-hero');
  expect(store.save).toEqual({ kind: 'saved' });
});

it('forgets how uploads ended when sections change places', async () => {
  const store = await editorOf();
  const large = new File([new Uint8Array(9 * 1024 * 1024)], 'x.png');
  await store.upload('sections.0.picture', heroPicture(store), large);
  expect(store.uploadAt('sections.0.picture')).toBe('tooLarge');
  store.moveSection(0, 1);
  expect(store.uploadAt('sections.0.picture')).toBeUndefined();
});

it('calls a picture by its file', () => {
  expect(['Été à Paris.JPG', '신발.png', '--a--.webp', 'x'.repeat(90)].map(pictureName)).toEqual([
    ...['ete-a-paris', 'picture', 'a', 'x'.repeat(60)],
  ]);
});
