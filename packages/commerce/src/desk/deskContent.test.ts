import {
  addPage,
  addPicture,
  getDesk,
  publishDraft,
  saveDraft,
  showVersion,
} from '@touchline/contract/client/desk';
import { getFrame, getPage, listContentAddresses } from '@touchline/contract/client/site';
import type { DeskPage } from '@touchline/contract/desk/page';
import { pictureLimits } from '@touchline/contract/desk/pictureLimits';
import { Refused, Unauthorised } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { home, openDesk, stored, type TestDesk } from './testing/openDesk.ts';

// An unknown brand is shown the pages of the shop's: with a name of its own each call gets no response that was kept.
describeOnDatabases('What is edited besides pages of the folder', (open) => {
  let database: OpenDatabase;
  let desk: TestDesk;
  beforeEach(async () => {
    database = await open();
    desk = openDesk(database);
  });
  afterEach(() => database.close());

  it('changes header and footer, for every page, and leaves what nobody has edited', async () => {
    const call = await desk.owner();
    const { body } = await desk.document(call, 'frame');
    expect(body.sections.map(({ id }) => id)).toEqual([
      ...['messages', 'usps', 'topLinks', 'slogan', 'footer', 'legal'],
    ]);
    const draft: DeskPage = {
      ...body,
      sections: body.sections.map((section) => {
        if (section.kind === 'messages') return { ...section, messages: [{ en: 'Free returns' }] };
        const link = { label: { en: 'New in' }, href: '/new' };
        if (section.kind === 'footer')
          return { ...section, columns: [{ title: { en: 'Shop' }, links: [link] }] };
        return section;
      }),
    };
    await saveDraft(call, 'frame', { revision: 0, body: draft });
    expect((await getFrame(desk.browser(), 'unknown-a')).messages).toEqual([]);
    expect(await publishDraft(call, 'frame', { revision: 1 })).toMatchObject({ kind: 'published' });
    expect(await getFrame(desk.browser(), 'unknown-b')).toMatchObject({
      ...{ messages: ['Free returns'], slogan: '' },
      footer: [{ title: 'Shop', links: [{ label: 'New in', href: '/new' }] }],
    });
    const ofPage = (await desk.document(call)).body;
    await expect(saveDraft(call, 'frame', { revision: 2, body: ofPage })).rejects.toThrow(Refused);
    await expect(saveDraft(call, 'home', { revision: 0, body: draft })).rejects.toThrow(Refused);
  });

  it('publishes no message that is markup, too long, or leads nowhere', async () => {
    const call = await desk.owner();
    const { body } = await desk.document(call, 'frame');
    const draft: DeskPage = {
      ...body,
      sections: [
        { kind: 'messages', id: 'messages', messages: [{ en: '<b>Now</b>' }, { en: 'x'.repeat(161) }] },
        { kind: 'usps', id: 'usps', usps: [{ analyticsName: 'a', title: {}, url: 'javascript:x()' }] },
        { kind: 'links', id: 'legal', links: [{ label: { en: 'Terms' }, href: 'terms' }] },
      ],
    };
    await saveDraft(call, 'frame', { revision: 0, body: draft });
    expect(await publishDraft(call, 'frame', { revision: 1 })).toEqual({
      kind: 'unfinished',
      problems: [
        { path: 'sections.0.messages.0.en', kind: 'markup' },
        { path: 'sections.0.messages.1.en', kind: 'tooLong' },
        { path: 'sections.1.usps.0.title.en', kind: 'missing' },
        { path: 'sections.1.usps.0.url', kind: 'link' },
        { path: 'sections.2.links.0.href', kind: 'link' },
      ],
    });
  });

  it('takes pictures, of which pages of every process can show each by its name', async () => {
    const call = await desk.owner('Maya');
    const file = btoa('picture');
    const given = { name: 'boots', alt: { en: 'Boots in wet grass' }, file };
    expect(await addPicture(call, given)).toEqual({
      kind: 'added',
      entry: { name: 'boots-2', alt: given.alt, picture: { ...stored, alt: '' } },
    });
    expect(await addPicture(call, given)).toMatchObject({ entry: { name: 'boots-3' } });
    expect(await addPicture(call, { ...given, file: btoa('\0') })).toEqual({ kind: 'unreadable' });
    const large = btoa('x'.repeat(pictureLimits.bytes + 1));
    expect(await addPicture(call, { ...given, file: large })).toEqual({ kind: 'tooLarge' });
    await expect(addPicture(call, { ...given, file: 'no base64!' })).rejects.toThrow(Refused);
    await expect(addPicture(desk.browser(), given)).rejects.toThrow(Unauthorised);
    expect((await getDesk(call)).pictures.map(({ name }) => name).toSorted()).toEqual([
      ...['boots', 'boots-2', 'boots-3'],
    ]);
    const { body, revision } = await desk.document(call);
    const [section] = body.sections;
    if (section?.kind !== 'editorial') throw new Error('The page has changed.');
    const picture = { name: 'boots-2', alt: given.alt };
    await saveDraft(call, 'home', { revision, body: { ...body, sections: [{ ...section, picture }] } });
    await publishDraft(call, 'home', { revision: revision + 1 });
    const shown = await getPage(desk.browser(desk.process()), 'home', 'unknown-f');
    expect(shown?.sections[0]).toMatchObject({ picture: { ...stored, alt: 'Boots in wet grass' } });
  });

  it('makes a page, which shoppers find once it is published, until it is taken out again', async () => {
    const call = await desk.owner('Maya');
    const made = { address: 'pages/black-week', title: { en: 'Black week' } };
    const first = await addPage(call, made);
    expect(first).toMatchObject({
      state: 'unpublished',
      isMade: true,
      revision: 0,
      draft: { savedBy: 'Maya' },
    });
    expect(await addPage(call, made)).toBeUndefined();
    expect(await addPage(call, { ...made, address: 'help/returns' })).toBeUndefined();
    await expect(addPage(call, { ...made, address: 'cart' })).rejects.toThrow(Refused);
    expect(await getPage(desk.browser(), made.address, 'unknown-c')).toBeUndefined();
    expect(await publishDraft(call, made.address, { revision: 0 })).toMatchObject({ kind: 'unfinished' });
    const body = {
      title: made.title,
      description: { en: 'One week' },
      sections: home.sections,
    } as unknown as DeskPage;
    await saveDraft(call, made.address, { revision: 0, body });
    await publishDraft(call, made.address, { revision: 1 });
    expect(await getPage(desk.browser(), made.address, 'unknown-d')).toMatchObject({ title: 'Black week' });
    const addresses = await listContentAddresses(desk.browser());
    expect(addresses.map(({ url }) => url).toSorted()).toEqual(['/help/returns', '/pages/black-week']);
    const entry = { key: made.address, title: { en: 'Black week' }, state: 'published', hasDraft: false };
    expect((await getDesk(call)).pages).toContainEqual(entry);
    desk.clock.advance(1_000);
    expect(await showVersion(call, made.address, 0)).toMatchObject({ state: 'unpublished' });
    expect(await getPage(desk.browser(), made.address, 'unknown-e')).toBeUndefined();
  });
});
