import {
  addPage,
  addPicture,
  discardDraft,
  endDeskSession,
  endPublication,
  getDesk,
  getDeskDocument,
  publishDraft,
  saveDraft,
  showVersion,
  signInToDesk,
} from '@touchline/contract/client/desk';
import { getFrame, getPage, getPagePreview, listPages } from '@touchline/contract/client/site';
import { createTransport, type Transport } from '@touchline/contract/client/transport';
import type { DeskPage } from '@touchline/contract/desk/page';
import { pictureLimits } from '@touchline/contract/desk/pictureLimits';
import { Refused, Unauthorised } from '@touchline/contract/errors';
import {
  deskSessionChangeHeader,
  deskSessionHeader,
  readSessionChange,
} from '@touchline/contract/sessionHeader';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCommerce, type Commerce } from '../app/createCommerce.ts';
import type { ShopPage } from '../catalogue/content/BrandContent.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { testMarket } from '../kernel/market/testing/testMarket.ts';
import { SettableClock } from '../kernel/ports/Clock.ts';
import { systemRandom } from '../kernel/ports/Random.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { firstSignInLink, makeSignInLink } from './signInLinks.ts';

const origin = 'https://shop.test';

const home: ShopPage = {
  key: 'home',
  title: { en: 'Sports goods' },
  description: { en: 'For all who play' },
  sections: [
    {
      ...{ kind: 'editorial', id: 'boots', lines: { en: ['Studs,', 'not spikes'] } },
      ...{ text: { en: 'Eleven short studs.' }, picture: { name: 'boots', alt: {} } },
      link: { label: { en: 'Boots' }, href: '/sports/football' },
    },
  ],
};
const help: ShopPage = { ...home, key: 'help/returns', title: { en: 'Returns' }, sections: [] };

const stored = { path: '/media/desk/ab/abc', widths: [320], webp: [320], ratio: 1.5 };

describeOnDatabases('The desk', (open) => {
  let database: OpenDatabase;
  let clock: SettableClock;
  let shop: Commerce;
  beforeEach(async () => {
    database = await open();
    clock = new SettableClock('2026-11-21T12:00:00Z');
    shop = process();
  });
  afterEach(() => database.close());

  /** A process of the shop. */
  function process(): Commerce {
    return createCommerce({
      ...{ database, clock, origin, secret: 'a secret for tests, long enough to be taken' },
      markets: [testMarket()],
      content: {
        brands: new Map([['touchline', { home, pages: [help] }]]),
        ...{ names: new Map(), pictures: new Map([['boots', stored]]) },
      },
      pictureStore: {
        keep: async ([first]) => (first === 0 ? { kind: 'unreadable' } : { kind: 'kept', picture: stored }),
      },
      checkAnswers: true,
    });
  }

  /** A browser with the cookie of the desk. */
  function browser(of: Commerce = shop): Transport & { token?: string | undefined } {
    let token: string | undefined;
    return createTransport({
      ...{ origin, sitePath: 'gb', surface: () => 'chk' as const },
      async fetch(request) {
        if (token !== undefined) request.headers.set(deskSessionHeader, `Bearer ${token}`);
        const answer = await of.fetch(request);
        const change = readSessionChange(answer.headers, deskSessionChangeHeader);
        if (typeof change === 'object') token = change.token;
        if (change === 'ended') token = undefined;
        return answer;
      },
    });
  }

  const link = async (name?: string) => {
    const path = await makeSignInLink({ db: database.db, random: systemRandom, now: clock.now() }, name);
    return path.replace('/desk/sign-in?link=', '');
  };

  async function owner(name?: string, of: Commerce = shop): Promise<Transport> {
    const call = browser(of);
    expect(await signInToDesk(call, await link(name))).toMatchObject({ kind: 'signedIn' });
    return call;
  }

  const document = async (call: Transport, key = 'home') => {
    const found = await getDeskDocument(call, key);
    if (!found) throw new Error(`There is no page ${key}.`);
    return found;
  };

  const withHeadline = (body: DeskPage, ...lines: string[]): DeskPage => ({
    ...body,
    sections: body.sections.map((section) =>
      section.kind === 'editorial' ? { ...section, lines: { en: lines } } : section,
    ),
  });

  /** Saves and publishes a headline. */
  async function publish(call: Transport, line: string, when: { from?: string; until?: string } = {}) {
    const { body, revision } = await document(call);
    const saved = await saveDraft(call, 'home', { revision, body: withHeadline(body, line) });
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    return publishDraft(call, 'home', { revision: saved.draft.revision, ...when });
  }

  let asked = 0;
  /** As shoppers see it, from no response that the process has kept: an unknown brand is shown the pages of the shop's. */
  const headline = async (of: Commerce = shop) => {
    asked += 1;
    const page = await getPage(browser(of), 'home', `unknown-${asked}`);
    const [section] = page?.sections ?? [];
    return section?.kind === 'editorial' ? section.lines.join(' ') : undefined;
  };

  it('is opened by a link once, within a quarter of an hour', async () => {
    const used = await link();
    expect(await signInToDesk(browser(), used)).toEqual({ kind: 'signedIn', owner: { name: 'Owner' } });
    expect(await signInToDesk(browser(), used)).toEqual({ kind: 'over' });
    expect(await signInToDesk(browser(), 'f'.repeat(48))).toEqual({ kind: 'over' });
    const late = await link();
    clock.advance(15 * 60_000);
    expect(await signInToDesk(browser(), late)).toEqual({ kind: 'over' });
  });

  it('signs in one of two who use a link at once', async () => {
    const once = await link();
    const outcomes = await Promise.all([signInToDesk(browser(), once), signInToDesk(browser(), once)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['over', 'signedIn']);
  });

  it('prints a link at each start until somebody has signed in', async () => {
    const needs = { db: database.db, random: systemRandom, now: clock.now() };
    expect(await firstSignInLink(needs)).toMatch(/^\/desk\/sign-in\?link=[0-9a-f]{48}$/);
    const second = await firstSignInLink(needs);
    await signInToDesk(browser(), second?.split('=')[1] ?? '');
    expect(await firstSignInLink(needs)).toBeUndefined();
  });

  it('keeps neither link nor token', async () => {
    const used = await link();
    await signInToDesk(browser(), used);
    const rows = [
      await database.db.selectFrom('desk_links').selectAll().execute(),
      await database.db.selectFrom('desk_sessions').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(used);
    expect(rows.flat()).toHaveLength(2);
  });

  it('is closed to who is not signed in, signed out, or idle for eight hours', async () => {
    await expect(getDesk(browser())).rejects.toThrow(Unauthorised);
    const call = await owner();
    clock.advance(7 * 3_600_000);
    expect(await getDesk(call)).toMatchObject({ owner: { name: 'Owner' } });
    clock.advance(7 * 3_600_000);
    expect(await getDesk(call)).toMatchObject({ owner: { name: 'Owner' } });
    clock.advance(8 * 3_600_000);
    await expect(getDesk(call)).rejects.toThrow(Unauthorised);
    const other = await owner();
    await endDeskSession(other);
    await expect(getDesk(other)).rejects.toThrow(Unauthorised);
  });

  it('lists the pages of the brand as they were delivered', async () => {
    const { pages, languages, brandName } = await getDesk(await owner());
    expect(pages).toEqual([
      { key: 'home', title: { en: 'Sports goods' }, state: 'asDelivered', hasDraft: false },
      { key: 'help/returns', title: { en: 'Returns' }, state: 'asDelivered', hasDraft: false },
      {
        ...{ key: 'frame', title: { en: 'Header and footer' }, isFrame: true },
        ...{ state: 'asDelivered', hasDraft: false },
      },
    ]);
    expect([languages, brandName]).toEqual([['en'], shop.shop.design.name]);
  });

  it('keeps a draft from shoppers, shows it in a preview, and then to everybody, in each process', async () => {
    const call = await owner();
    const other = process();
    expect(await headline(other)).toBe('Studs, not spikes');
    const { body, revision, previewToken } = await document(call);
    const draft = withHeadline(body, 'Grass', 'counts');
    expect(await saveDraft(call, 'home', { revision, body: draft })).toMatchObject({ kind: 'saved' });
    expect(await headline()).toBe('Studs, not spikes');
    expect(await document(call)).toMatchObject({ body: draft, draft: { savedBy: 'Owner' }, revision: 1 });

    const opens = { brand: 'touchline', preview: previewToken };
    const preview = await getPagePreview(browser(), 'home', opens);
    expect(preview?.sections[0]).toMatchObject({ lines: ['Grass', 'counts'] });
    expect(await getPagePreview(browser(), 'help/returns', opens)).toBeUndefined();
    const forged = { ...opens, preview: `${previewToken}x` };
    expect(await getPagePreview(browser(), 'home', forged)).toBeUndefined();
    clock.advance(2 * 3_600_000);
    expect(await getPagePreview(browser(), 'home', opens)).toBeUndefined();

    const published = await publishDraft(call, 'home', { revision: 1, note: 'For the spring' });
    expect(published).toMatchObject({
      kind: 'published',
      document: {
        ...{ state: 'published', shown: 1, revision: 2 },
        versions: [{ number: 1, author: 'Owner', note: 'For the spring' }],
      },
    });
    expect(await headline()).toBe('Grass counts');
    await other.shop.catalogueVersion.refresh();
    expect(await headline(other)).toBe('Grass counts');
    expect(await headline(process())).toBe('Grass counts');
  });

  it('begins and ends what is scheduled by the time, without a restart', async () => {
    const call = await owner();
    await publish(call, 'Every day');
    await publish(call, 'Black week', { from: '2026-11-23T08:00:00Z', until: '2026-11-30T23:00:00Z' });
    expect(await document(call)).toMatchObject({ state: 'scheduled', shown: 1 });
    expect(await headline()).toBe('Every day');
    clock.advance(2 * 86_400_000);
    expect(await headline()).toBe('Black week');
    clock.advance(8 * 86_400_000);
    expect(await headline()).toBe('Every day');
  });

  it('refuses an end that is over, and forgets what was scheduled', async () => {
    const call = await owner();
    const { body } = await document(call);
    await saveDraft(call, 'home', { revision: 0, body });
    const over = { revision: 1, until: '2026-11-21T11:00:00Z' };
    expect(await publishDraft(call, 'home', over)).toEqual({ kind: 'wrongTime' });
    await publishDraft(call, 'home', { revision: 1, from: '2026-11-23T08:00:00Z' });
    const [scheduled] = (await document(call)).publications;
    const after = await endPublication(call, 'home', scheduled?.id ?? '');
    expect(after).toMatchObject({ state: 'asDelivered', publications: [] });
    clock.advance(5 * 86_400_000);
    expect(await headline()).toBe('Studs, not spikes');
  });

  it('goes back to any version, and to the page of the folder', async () => {
    const call = await owner();
    await publish(call, 'First');
    await publish(call, 'Second');
    expect(await headline()).toBe('Second');
    clock.advance(1_000);
    expect(await showVersion(call, 'home', 1)).toMatchObject({ shown: 1, versions: { length: 2 } });
    expect(await headline()).toBe('First');
    clock.advance(1_000);
    expect(await showVersion(call, 'home', 0)).toMatchObject({ state: 'asDelivered' });
    expect(await headline()).toBe('Studs, not spikes');
    await expect(showVersion(call, 'home', 7)).rejects.toThrow('no such version');
  });

  it('tells the second of two editors who was first, and loses neither text', async () => {
    const [maya, ben] = [await owner('Maya'), await owner('Ben')];
    const { body } = await document(maya);
    const mine = { revision: 0, body: withHeadline(body, 'Maya’s') };
    expect(await saveDraft(maya, 'home', mine)).toMatchObject({ kind: 'saved' });
    const his = { revision: 0, body: withHeadline(body, 'Ben’s') };
    expect(await saveDraft(ben, 'home', his)).toMatchObject({
      kind: 'changedElsewhere',
      by: { revision: 1, savedBy: 'Maya' },
    });
    expect((await document(ben)).body).toEqual(mine.body);
    expect(await publishDraft(ben, 'home', { revision: 0 })).toMatchObject({ kind: 'changedElsewhere' });
    expect(await discardDraft(ben, 'home', 0)).toBeUndefined();
    expect(await saveDraft(ben, 'home', { ...his, revision: 1 })).toMatchObject({ kind: 'saved' });
    expect(await discardDraft(ben, 'home', 2)).toMatchObject({ revision: 3, body });
  });

  it('publishes nothing unfinished, and names each field', async () => {
    const call = await owner();
    const { body } = await document(call);
    const [section] = body.sections;
    if (section?.kind !== 'editorial') throw new Error('The page has changed.');
    const draft: DeskPage = {
      ...body,
      title: { en: ' ' },
      sections: [
        {
          ...{ ...section, lines: { en: ['x'.repeat(61)] }, text: { en: 'So <b>bold</b>' } },
          link: { label: { en: 'Go' }, href: 'javascript:alert(1)' },
        },
      ],
    };
    await saveDraft(call, 'home', { revision: 0, body: draft });
    expect(await publishDraft(call, 'home', { revision: 1 })).toEqual({
      kind: 'unfinished',
      problems: [
        { path: 'title.en', kind: 'missing' },
        { path: 'sections.0.lines.en', kind: 'tooLong' },
        { path: 'sections.0.text.en', kind: 'markup' },
        { path: 'sections.0.link.href', kind: 'link' },
      ],
    });
    expect(await headline()).toBe('Studs, not spikes');
    const formless = { revision: 1, body: { ...body, sections: [{ kind: 'script' }] } as never };
    await expect(saveDraft(call, 'home', formless)).rejects.toThrow(Refused);
  });

  it('notes who has done what', async () => {
    const call = await owner('Maya');
    await publish(call, 'Grass counts');
    const acts = await database.db
      .selectFrom('desk_log as l')
      .innerJoin('desk_owners as o', 'o.id', 'l.owner_id')
      .select(['o.name', 'l.act', 'l.subject'])
      .orderBy('l.id')
      .execute();
    expect(acts).toEqual([
      { name: 'Maya', act: 'sign in', subject: '' },
      { name: 'Maya', act: 'save draft', subject: 'home' },
      { name: 'Maya', act: 'publish', subject: 'home 1' },
    ]);
  });

  it('changes header and footer, for every page, and leaves what nobody has edited', async () => {
    const call = await owner();
    const { body } = await document(call, 'frame');
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
    expect((await getFrame(browser(), 'unknown-a')).messages).toEqual([]);
    expect(await publishDraft(call, 'frame', { revision: 1 })).toMatchObject({ kind: 'published' });
    expect(await getFrame(browser(), 'unknown-b')).toMatchObject({
      ...{ messages: ['Free returns'], slogan: '' },
      footer: [{ title: 'Shop', links: [{ label: 'New in', href: '/new' }] }],
    });
    const ofPage = (await document(call)).body;
    await expect(saveDraft(call, 'frame', { revision: 2, body: ofPage })).rejects.toThrow(Refused);
    await expect(saveDraft(call, 'home', { revision: 0, body: draft })).rejects.toThrow(Refused);
  });

  it('publishes no message that is markup, too long, or leads nowhere', async () => {
    const call = await owner();
    const { body } = await document(call, 'frame');
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
    const call = await owner('Maya');
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
    await expect(addPicture(browser(), given)).rejects.toThrow(Unauthorised);
    expect((await getDesk(call)).pictures.map(({ name }) => name).toSorted()).toEqual([
      ...['boots', 'boots-2', 'boots-3'],
    ]);
    const { body, revision } = await document(call);
    const [section] = body.sections;
    if (section?.kind !== 'editorial') throw new Error('The page has changed.');
    const picture = { name: 'boots-2', alt: given.alt };
    await saveDraft(call, 'home', { revision, body: { ...body, sections: [{ ...section, picture }] } });
    await publishDraft(call, 'home', { revision: revision + 1 });
    const shown = await getPage(browser(process()), 'home', 'unknown-f');
    expect(shown?.sections[0]).toMatchObject({ picture: { ...stored, alt: 'Boots in wet grass' } });
  });

  it('makes a page, which shoppers find once it is published, until it is taken out again', async () => {
    const call = await owner('Maya');
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
    expect(await getPage(browser(), made.address, 'unknown-c')).toBeUndefined();
    expect(await publishDraft(call, made.address, { revision: 0 })).toMatchObject({ kind: 'unfinished' });
    const body = {
      title: made.title,
      description: { en: 'One week' },
      sections: home.sections,
    } as unknown as DeskPage;
    await saveDraft(call, made.address, { revision: 0, body });
    await publishDraft(call, made.address, { revision: 1 });
    expect(await getPage(browser(), made.address, 'unknown-d')).toMatchObject({ title: 'Black week' });
    expect(await listPages(browser())).toEqual(['help/returns', 'pages/black-week']);
    const entry = { key: made.address, title: { en: 'Black week' }, state: 'published', hasDraft: false };
    expect((await getDesk(call)).pages).toContainEqual(entry);
    clock.advance(1_000);
    expect(await showVersion(call, made.address, 0)).toMatchObject({ state: 'unpublished' });
    expect(await getPage(browser(), made.address, 'unknown-e')).toBeUndefined();
  });

  it('answers nothing to a page of another site', async () => {
    const answer = await shop.fetch(
      new Request(`${origin}/api/desk/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://elsewhere.test' },
        body: JSON.stringify({ link: await link() }),
      }),
    );
    expect(answer.status).toBe(403);
  });
});
