import { pageLimits, type DeskLines, type DeskPage, type DeskSection, type DeskTexts } from './page.ts';

/**
 * - `missing`: shoppers of some language would see nothing here.
 * - `tooLong`, `tooMany`: above `pageLimits`.
 * - `markup`: a tag; pages are texts.
 * - `link`: neither a path of the shop, `/shoes`, nor an address with `https://`.
 * - `repeated`: two sections with one id.
 */
export type PageProblemKind = 'missing' | 'tooLong' | 'tooMany' | 'markup' | 'link' | 'repeated';

export interface PageProblem {
  /** The field by its names and places: `sections.0.text.de`. */
  readonly path: string;
  readonly kind: PageProblemKind;
}

/** The languages that a text is looked for in, nearest first: `pt-BR`, `pt`, `en`. */
const fallbacksOf = (language: string): string[] => {
  const parts = language.split('-');
  return [...new Set([...parts.map((_, at) => parts.slice(0, parts.length - at).join('-')), 'en'])];
};

const markup = /<\/?[a-z!][^>]*>?/i;
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a link is a path of the shop or an address with `https://`. */
export function isGoodLink(href: string): boolean {
  if (href.length > pageLimits.href) return false;
  if (sitePath.test(href)) return true;
  return href.startsWith('https://') && URL.canParse(href) && !/\s/.test(href);
}

/** What stands in the way of publishing a page in a shop of these languages; nothing when it can be published. */
export function pageProblems(page: DeskPage, languages: readonly string[]): PageProblem[] {
  const problems: PageProblem[] = [];
  const add = (path: string, kind: PageProblemKind) => void problems.push({ path, kind });

  const checkText = (path: string, text: string, limit: number) => {
    if (text.length > limit) add(path, 'tooLong');
    if (markup.test(text)) add(path, 'markup');
  };
  /** Names the first language whose shoppers would see nothing. */
  const checkNeeded = (path: string, has: (language: string) => boolean) => {
    const lacking = languages.find((language) => !fallbacksOf(language).some(has));
    if (lacking !== undefined) add(`${path}.${lacking}`, 'missing');
  };
  const checkTexts = (path: string, texts: DeskTexts, isNeeded = true, limit: number = pageLimits.text) => {
    for (const [language, text] of Object.entries(texts)) checkText(`${path}.${language}`, text, limit);
    if (isNeeded) checkNeeded(path, (language) => (texts[language] ?? '').trim() !== '');
  };
  const checkLines = (path: string, lines: DeskLines) => {
    for (const [language, own] of Object.entries(lines)) {
      if (own.length > pageLimits.lines) add(`${path}.${language}`, 'tooMany');
      for (const line of own) checkText(`${path}.${language}`, line, pageLimits.line);
    }
    checkNeeded(path, (language) => (lines[language] ?? []).some((line) => line.trim() !== ''));
  };
  const checkLink = (path: string, link: { label: DeskTexts; href: string }) => {
    checkTexts(`${path}.label`, link.label);
    if (!isGoodLink(link.href)) add(`${path}.href`, 'link');
  };
  const checkLinks = (path: string, links: readonly { label: DeskTexts; href: string }[], max: number) => {
    if (links.length > max) add(path, 'tooMany');
    links.forEach((link, place) => checkLink(`${path}.${place}`, link));
  };
  const checkPath = (path: string, value: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(value)) add(path, 'link');
  };
  const checkMany = (path: string, list: readonly unknown[], max: number) => {
    if (list.length > max) add(path, 'tooMany');
    if (list.length === 0) add(path, 'missing');
  };

  const checkSection = (at: string, section: DeskSection) => {
    if ('lines' in section) checkLines(`${at}.lines`, section.lines);
    if ('text' in section) checkTexts(`${at}.text`, section.text, section.kind !== 'slogan');
    if ('title' in section) checkTexts(`${at}.title`, section.title);
    if ('link' in section) checkLink(`${at}.link`, section.link);
    if ('picture' in section) checkTexts(`${at}.picture.alt`, section.picture.alt, false);
    switch (section.kind) {
      case 'hero':
        checkLinks(`${at}.links`, section.links, pageLimits.links);
        break;
      case 'categories':
        checkMany(`${at}.tiles`, section.tiles, pageLimits.tiles);
        section.tiles.forEach((tile, place) => {
          checkTexts(`${at}.tiles.${place}.label`, tile.label);
          checkPath(`${at}.tiles.${place}.path`, tile.path);
          checkTexts(`${at}.tiles.${place}.picture.alt`, tile.picture.alt, false);
        });
        break;
      case 'rail':
        checkPath(`${at}.query.path`, section.query.path);
        break;
      case 'index':
        checkMany(`${at}.sports`, section.sports, pageLimits.sports);
        break;
      case 'membership':
        if (section.points.length > pageLimits.points) add(`${at}.points`, 'tooMany');
        section.points.forEach((point, place) => checkTexts(`${at}.points.${place}`, point));
        break;
      case 'prose':
        checkMany(`${at}.blocks`, section.blocks, pageLimits.blocks);
        section.blocks.forEach(({ head, paragraphs }, place) => {
          if (head) checkTexts(`${at}.blocks.${place}.head`, head);
          if (paragraphs.length > pageLimits.paragraphs) add(`${at}.blocks.${place}.paragraphs`, 'tooMany');
          paragraphs.forEach((text, line) => checkTexts(`${at}.blocks.${place}.paragraphs.${line}`, text));
        });
        break;
      case 'editorial':
      case 'slogan':
        break;
      case 'messages':
        if (section.messages.length > pageLimits.messages) add(`${at}.messages`, 'tooMany');
        section.messages.forEach((texts, place) =>
          checkTexts(`${at}.messages.${place}`, texts, true, pageLimits.message),
        );
        break;
      case 'usps':
        if (section.usps.length > pageLimits.usps) add(`${at}.usps`, 'tooMany');
        section.usps.forEach(({ title, url, popup, timer, icon }, place) => {
          const usp = `${at}.usps.${place}`;
          checkTexts(`${usp}.title`, title, true, pageLimits.message);
          if (url !== undefined && !isGoodLink(url)) add(`${usp}.url`, 'link');
          if (timer) checkTexts(`${usp}.timer.title`, timer.title, true, pageLimits.message);
          if (icon) checkTexts(`${usp}.icon.alt`, icon.alt, false);
          if (!popup) return;
          checkTexts(`${usp}.popup.title`, popup.title);
          checkTexts(`${usp}.popup.text`, popup.text);
          checkLinks(`${usp}.popup.links`, popup.links, pageLimits.links);
        });
        break;
      case 'links':
        checkLinks(`${at}.links`, section.links, pageLimits.columnLinks);
        break;
      case 'footer':
        if (section.columns.length > pageLimits.columns) add(`${at}.columns`, 'tooMany');
        section.columns.forEach(({ title, links }, place) => {
          checkTexts(`${at}.columns.${place}.title`, title);
          checkLinks(`${at}.columns.${place}.links`, links, pageLimits.columnLinks);
        });
        break;
      case 'appBanner':
        checkTexts(`${at}.statement`, section.statement);
        checkTexts(`${at}.call`, section.call);
        break;
      case 'listTile':
        break;
    }
  };

  checkTexts('title', page.title);
  checkTexts('description', page.description);
  if (page.sections.length > pageLimits.sections) add('sections', 'tooMany');
  const ids = page.sections.map(({ id }) => id);
  page.sections.forEach((section, place) => {
    if (ids.indexOf(section.id) !== place) add(`sections.${place}.id`, 'repeated');
    checkSection(`sections.${place}`, section);
  });
  return problems;
}
