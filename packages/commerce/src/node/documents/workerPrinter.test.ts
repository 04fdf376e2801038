import { afterAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { Faces } from '../../../print/faces.mjs';
import { faceRuns, visualLines } from '../../../print/visualLines.mjs';
import type { PrintedDocument } from '../../sales/documents/PrintedDocument.ts';
import { shippedFolder } from '../jsonFolder.ts';
import { WorkerPrinter } from './workerPrinter.ts';

const brand = join(shippedFolder('.'), '../design-system/brands/touchline');
const fonts = { title: join(brand, 'archivo.woff2'), text: join(brand, 'hanken-grotesk.woff2') };

const invoice: PrintedDocument = {
  ...{ language: 'de-DE', direction: 'ltr', brand: 'Touchline', title: 'Rechnung' },
  colors: { text: '#111111', subtle: '#5b5c60', edge: '#b0b0b5' },
  fileTitle: 'Rechnung DE-2026-I000012',
  date: '2026-11-21T12:00:00.000Z',
  issuer: ['Touchline GmbH', 'Ufer 1, 80331 München'],
  facts: [{ name: 'Nummer', value: 'DE-2026-I000012' }],
  addresses: [{ title: 'Rechnung an', lines: ['김민준', 'محمد العلي', 'Łukasz Żak'] }],
  texts: [],
  columns: ['Artikel', 'Menge', 'Einzelpreis', 'Betrag'],
  lines: [{ name: 'Trailschuh', detail: 'Schwarz, 42', cells: ['1', '59,95 €', '59,95 €'] }],
  sums: [{ name: 'Gesamt', value: '59,95 €', isTotal: true }],
  notes: [],
  pages: 'Seite {page} von {pages}',
};

const printer = new WorkerPrinter(fonts);
afterAll(() => printer.stop());
const print = async (document: Partial<PrintedDocument>) =>
  Buffer.from(await printer.print({ ...invoice, ...document })).toString('latin1');
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe('a printed document', () => {
  it('is a PDF with language, title and faces of every script in it, and the same bytes each time', async () => {
    const pdf = await print({});
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain('/Lang (de-DE)');
    expect(pdf).toContain('/DisplayDocTitle true');
    for (const font of ['Archivo', 'HankenGrotesk', 'NotoSansKR', 'IBMPlexSansArabic', 'Roboto'])
      expect(pdf).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${font}`));
    expect(pagesIn(pdf)).toBe(1);
    expect(await print({})).toBe(pdf);
  });

  it('has as many pages as a long order needs', async () => {
    const [line] = invoice.lines;
    const lines = Array.from({ length: 60 }, () => line ?? { name: '', detail: '', cells: [] });
    expect(pagesIn(await print({ lines }))).toBe(4);
  });

  it('is printed after one that could not be', async () => {
    await expect(printer.print({ ...invoice, lines: undefined as never })).rejects.toThrow('printed');
    expect(pagesIn(await print({}))).toBe(1);
  });
});

describe('a printer', () => {
  it('refuses what is too much at once, and prints again afterwards', async () => {
    const small = new WorkerPrinter(fonts, { mostWaiting: 3 });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => small.print(invoice)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(47);
    expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'Unavailable', retryAfter: 5 } });
    expect((await small.print(invoice)).length).toBeGreaterThan(1_000);
    await small.stop();
  });

  it('gives up a document that takes too long, and starts anew with the next one', async () => {
    const hasty = new WorkerPrinter(fonts, { longestMilliseconds: 1 });
    for (let at = 0; at < 2; at += 1)
      await expect(hasty.print(invoice)).rejects.toMatchObject({ status: 503 });
    await hasty.stop();
  });
});

describe('a line that runs from right to left', () => {
  const seen = async (text: string, direction: 'rtl' | undefined, width = 500) => {
    const { text: own, others } = await new Faces(fonts).for(text);
    const style = { faces: [own, ...others], bold: false, size: 10 };
    return visualLines(text, style, { width, direction }).map((runs) => runs.map((run) => run.text).join(''));
  };

  it.each([
    // Words from the right; the letters of each stay as they are written, for the font to join.
    ['الإجمالي قبل الضريبة', 'الضريبة قبل الإجمالي'],
    ['تنتهي بـ 4242', '4242 بـ تنتهي'],
    ['حذاء Trail Runner 2', 'Trail Runner 2 حذاء'],
    ['شارع 12 (برج أ)', '(أ برج) 12 شارع'],
    ['‏249.00 د.إ.‏', '.إ.د 249.00'],
  ])('%s is seen as %s', async (text, line) => {
    const lines = await seen(text, 'rtl');
    expect(lines).toHaveLength(1);
    // On which side of its word a mark is, the font decides.
    expect([...(lines[0] ?? '')].toSorted()).toEqual([...line].toSorted());
    expect(lines[0]?.split(' ').map((word) => word.replaceAll(/[().]/g, ''))).toEqual(
      line.split(' ').map((word) => word.replaceAll(/[().]/g, '')),
    );
  });

  it('breaks between words, the first line having the first', async () => {
    const lines = await seen('واحد اثنان ثلاثة أربعة خمسة ستة', 'rtl', 60);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/واحد$/);
  });

  it('within a line of the other direction is a part of it', async () => {
    expect(await seen('To محمد العلي, Dubai', undefined)).toEqual(['To العلي محمد, Dubai']);
  });

  it('has a face for every character', async () => {
    const text = 'Müller 김민준 محمد Łukasz Ελένη';
    const { text: own, others } = await new Faces(fonts).for(text);
    const faces = [own, ...others];
    expect(faceRuns(text, { faces, bold: false, size: 10 }).map(({ font }) => font)).toEqual([
      ...['Text', 'Korean', 'Arabic', 'Other', 'Text', 'Other'],
    ]);
  });
});
