import type { Face, FallbackFace } from '../fonts/Face.ts';
import { logoShapes, type LogoArt, type LogoShape } from '../Logo/LogoArt.ts';
import { brandFiles, type Brand } from './Brand.ts';
import { brandOf } from './brandOf.ts';
import { checkBrand } from './checkBrand.ts';
import { isGroup, type TokenGroup } from './tokenFile.ts';

/** What is wrong with a brand's folder, a sentence each. */
export class BrandFolderError extends Error {
  override readonly name = 'BrandFolderError';
  readonly problems: readonly string[];

  constructor(id: string, problems: readonly string[]) {
    super(`The brand ${id} cannot be used.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** A folder of files, on disk or elsewhere. */
export interface BrandFolder {
  /** Name of the folder. */
  readonly id: string;
  /** Names of its files. */
  readonly files: readonly string[];
  /** Text of one of them. */
  readonly read: (file: string) => string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isOptional = (value: unknown, check: (value: unknown) => boolean) =>
  value === undefined || check(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
/** Ends up in a style sheet: a name, a range of weights, a percentage. */
const isPlain = (value: unknown): value is string => isText(value) && /^[\w .%-]+$/.test(value);
/** An address on the shop's own origin, without width and format. */
const isAddress = (value: unknown) => isText(value) && /^\/[\w./-]+$/.test(value);

const isFallback = (value: unknown): value is FallbackFace =>
  isGroup(value) &&
  [value['local']].flat().every(isPlain) &&
  isPlain(value['weight']) &&
  isOptional(value['stretch'], isPlain) &&
  isNumber(value['sizeAdjust']) &&
  value['sizeAdjust'] > 0;

const isFace = (value: unknown): value is Face =>
  isGroup(value) &&
  isPlain(value['family']) &&
  isPlain(value['file']) &&
  isPlain(value['weight']) &&
  isOptional(value['stretch'], isPlain) &&
  isOptional(value['fallbackFamily'], isPlain) &&
  isOptional(value['ascent'], isNumber) &&
  isOptional(value['descent'], isNumber) &&
  isOptional(value['fallbacks'], (list) => Array.isArray(list) && list.every(isFallback));

const shape = new RegExp(`<(${logoShapes.join('|')})\\b([^<>]*?)\\s*(?:/>|>\\s*</\\1>)`, 'g');

/** `stroke-width` is `strokeWidth` in React. */
const reactName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The drawing of a logo: shapes with plain attributes, nothing that runs, loads or refers to something. */
export function logoArt(svg: string): LogoArt | undefined {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const viewBox = /\bviewBox="([\d .-]+)"/.exec(attributes)?.[1];
  const drawing = content.replace(/<!--[\s\S]*?-->/g, '');
  const isOther = drawing.replace(shape, '').trim() !== '' || /\son\w+=|href=|style=|url\(/i.test(drawing);
  if (viewBox === undefined || isOther || drawing.trim() === '') return undefined;
  const shapes = [...drawing.matchAll(shape)].map(([, name, text = '']): LogoShape => [
    name as LogoShape[0],
    Object.fromEntries(
      [...text.matchAll(/([a-z][\w-]*)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
        reactName(key),
        value.replace(/\s+/g, ' ').trim(),
      ]),
    ),
  ]);
  return { viewBox, shapes };
}

function fieldProblems(about: TokenGroup, files: readonly string[]): string[] {
  const problems: string[] = [];
  const must = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(`brand.json: ${problem}`);
  };
  must(isText(about['name']), 'name must be the name of the brand');
  must(isOptional(about['logo'], isText), 'logo must be the name as the logo writes it');
  must(
    isOptional(about['failurePage'], (value) => value === 'accent' || value === 'band'),
    'failurePage must be accent or band',
  );
  const pictures = about['pictures'] ?? {};
  must(
    isGroup(pictures) && Object.values(pictures).every(isAddress),
    'pictures must be addresses like /media/brand/empty-bag',
  );
  const notFoundTitle = about['notFoundTitle'] ?? {};
  must(
    isGroup(notFoundTitle) && Object.values(notFoundTitle).every(isText),
    'notFoundTitle must be a text for each language, like { "en": "Page not found" }',
  );
  const fonts = about['fonts'] ?? [];
  if (!Array.isArray(fonts)) return [...problems, 'brand.json: fonts must be a list'];
  for (const [at, font] of fonts.entries()) {
    if (!isFace(font))
      problems.push(`brand.json: fonts.${at} needs family, file and weight, and valid fallbacks`);
    else if (!files.includes(font.file)) problems.push(`${font.file} is missing`);
  }
  return problems;
}

/** Reads a brand's folder. Throws a `BrandFolderError` that names every problem. */
export function readBrand({ id, files, read }: BrandFolder): Brand {
  const missing = brandFiles.filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new BrandFolderError(
      id,
      missing.map((file) => `${file} is missing`),
    );
  const problems: string[] = [];
  const json = (file: string): TokenGroup => {
    try {
      const parsed: unknown = JSON.parse(read(file));
      if (isGroup(parsed)) return parsed;
      problems.push(`${file} is no object`);
    } catch (error) {
      problems.push(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`);
    }
    return {};
  };
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    problems.push('the name of the folder must be small letters, digits and hyphens');
  const [about, tokens] = [json('brand.json'), json('tokens.json')];
  const mark = logoArt(read('logo.svg'));
  if (!mark)
    problems.push(
      'logo.svg must be a drawing with a viewBox, of plain shapes without groups, styles and links',
    );
  problems.push(
    ...fieldProblems(about, files),
    ...checkBrand(tokens)
      .filter(({ kind }) => kind !== 'unknown')
      .map(({ path, message }) => `tokens.json: ${path} ${message}`),
  );
  if (!mark || problems.length > 0) throw new BrandFolderError(id, problems);
  return brandOf(id, about, tokens, mark);
}
