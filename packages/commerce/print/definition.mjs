import { encode } from 'uqr';
import { faceRuns, runsRightToLeft, visualLines } from './visualLines.mjs';

/** @typedef {import('../src/sales/documents/PrintedDocument.ts').PrintedDocument} PrintedDocument */
/** @typedef {Awaited<ReturnType<import('./faces.mjs').Faces['for']>>} Needed */
/** @typedef {import('pdfmake/interfaces.js').Content} Content */
/** @typedef {import('pdfmake/interfaces.js').TDocumentDefinitions} Definition */
/** @typedef {'title' | 'text' | 'bold'} Voice */
/** @typedef {{ size?: number, voice?: Voice, color?: string, width: number, align?: 'start' | 'end' }} Look */

/** Sizes in points. */
const size = { brand: 19, title: 25, text: 9.5, small: 8, total: 11.5 };
const margin = 48;
const gap = 16;
/** Countries whose paper is Letter. */
const letterCountries = ['US', 'CA', 'MX', 'CL', 'CO', 'PH'];

/** A page of the document, in the direction of its language. */
class Page {
  constructor(/** @type {PrintedDocument} */ document, /** @type {Needed} */ faces) {
    this.document = document;
    this.faces = faces;
    this.isRight = document.direction === 'rtl';
    const [, country = ''] = /-([A-Z]{2})$/.exec(document.language) ?? [];
    this.paper = letterCountries.includes(country) ? 'LETTER' : 'A4';
    this.width = (this.paper === 'A4' ? 595.28 : 612) - 2 * margin;
  }

  /** Puts things beside each other, the first where a line begins. */
  beside(/** @type {readonly any[]} */ things) {
    return this.isRight ? things.toReversed() : [...things];
  }

  /** A text with its look. One that runs from right to left is broken into lines here, see `visualLines`. */
  say(/** @type {string} */ text, /** @type {Look} */ look) {
    const { voice = 'text', width, align = 'start' } = look;
    const { title, text: own, others } = this.faces;
    const style = {
      faces: [voice === 'title' ? title : own, own, ...others],
      bold: voice !== 'text',
      size: look.size ?? size.text,
    };
    const shown = {
      fontSize: style.size,
      color: look.color ?? this.document.colors.text,
      alignment: /** @type {'left' | 'right'} */ ((align === 'start') === this.isRight ? 'right' : 'left'),
    };
    if (!runsRightToLeft(text)) return { text: faceRuns(text, style), ...shown };
    const lines = visualLines(text, style, { width, direction: this.isRight ? 'rtl' : undefined });
    return {
      stack: lines.map((runs) => ({
        text: runs.map((run) => ({ ...run, noWrap: true })),
        ...shown,
        preserveLeadingSpaces: true,
      })),
    };
  }

  rule(/** @type {number} */ width = this.width, weight = 0.6, color = this.document.colors.edge) {
    return {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: color }],
    };
  }
}

/** A table without frame, whose rows are set apart by thin lines. */
const rows = (/** @type {string} */ color, /** @type {number} */ padding) => ({
  hLineWidth: (/** @type {number} */ at, /** @type {any} */ { table }) =>
    at === 0 || at === table.body.length ? 0 : at === table.headerRows ? 0.9 : 0.4,
  vLineWidth: () => 0,
  hLineColor: () => color,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => padding,
  paddingBottom: () => padding,
});

function top(/** @type {Page} */ page) {
  const { brand, issuer, colors } = page.document;
  const half = (page.width - gap) / 2;
  return {
    columns: page.beside([
      { width: half, ...page.say(brand, { size: size.brand, voice: 'title', width: half }) },
      {
        width: half,
        stack: issuer.map((line) =>
          page.say(line, { size: size.small, color: colors.subtle, width: half, align: 'end' }),
        ),
      },
    ]),
    columnGap: gap,
  };
}

/** Whom it is for, and by which numbers it is found. */
function about(/** @type {Page} */ page) {
  const { addresses, facts, colors } = page.document;
  const factsWidth = 210;
  const names = 92;
  const rest = page.width - factsWidth - gap;
  const each = (rest - gap * (addresses.length - 1)) / Math.max(1, addresses.length);
  return {
    columns: page.beside([
      ...addresses.map(({ title, lines }) => ({
        width: each,
        stack: [
          page.say(title, { size: size.small, color: colors.subtle, width: each }),
          ...lines.map((line) => page.say(line, { width: each })),
        ],
      })),
      {
        width: factsWidth,
        table: {
          widths: page.beside([names, factsWidth - names]),
          body: facts.map(({ name, value }) =>
            page.beside([
              page.say(name, { size: size.small, color: colors.subtle, width: names }),
              page.say(value, { width: factsWidth - names }),
            ]),
          ),
        },
        layout: { ...rows(colors.edge, 1.5), hLineWidth: () => 0 },
      },
    ]),
    columnGap: gap,
  };
}

/** The code to scan, as large as a hand scanner likes it. */
function code(/** @type {Page} */ page, /** @type {string} */ value) {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  const side = 150;
  const cell = side / data.length;
  const squares = data.flatMap((line, y) =>
    line.flatMap((isDark, x) =>
      isDark
        ? [
            {
              type: 'rect',
              x: x * cell,
              y: y * cell,
              w: cell + 0.05,
              h: cell + 0.05,
              color: '#000000',
              lineWidth: 0,
            },
          ]
        : [],
    ),
  );
  return {
    columns: page.beside([
      { width: side, canvas: squares },
      {
        width: page.width - side - 24,
        stack: [
          page.say(value, { size: 24, voice: 'bold', width: page.width - side - 24 }),
          ...page.document.texts.map((text) => ({
            ...page.say(text, { size: 10.5, width: page.width - side - 24 }),
            margin: [0, 10, 0, 0],
          })),
        ],
      },
    ]),
    columnGap: 24,
  };
}

function lines(/** @type {Page} */ page) {
  const { columns, lines: given, colors } = page.document;
  const cells = columns.slice(1).map((_, at) => (at === 0 ? 58 : 92));
  const first = page.width - cells.reduce((sum, width) => sum + width, 0);
  const widths = [first, ...cells];
  const align = (/** @type {number} */ at) => /** @type {'start' | 'end'} */ (at === 0 ? 'start' : 'end');
  const head = columns.map((title, at) =>
    page.say(title, { size: size.small, color: colors.subtle, width: widths[at] ?? 0, align: align(at) }),
  );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: page.beside(widths),
      body: [
        page.beside(head),
        ...given.map(({ name, detail, cells: values }) =>
          page.beside([
            {
              stack: [
                page.say(name, { voice: 'bold', width: first - gap }),
                ...(detail === ''
                  ? []
                  : [page.say(detail, { size: size.small, color: colors.subtle, width: first - gap })]),
              ],
              margin: page.isRight ? [gap, 0, 0, 0] : [0, 0, gap, 0],
            },
            ...values.map((value, at) => page.say(value, { width: cells[at] ?? 0, align: 'end' })),
          ]),
        ),
      ],
    },
    layout: rows(colors.edge, 6),
  };
}

function sums(/** @type {Page} */ page) {
  const { sums: given, colors } = page.document;
  const value = 100;
  const width = 270;
  const body = given.map(({ name, value: amount, isTotal = false }) => {
    const look = isTotal ? { voice: /** @type {const} */ ('bold'), size: size.total } : {};
    return page.beside([
      page.say(name, { ...look, width: width - value }),
      page.say(amount, { ...look, width: value, align: 'end' }),
    ]);
  });
  const total = given.findIndex(({ isTotal }) => isTotal);
  return {
    columns: page.beside([
      { width: page.width - width, text: '' },
      {
        width,
        table: { widths: page.beside([width - value, value]), body },
        layout: {
          ...rows(colors.edge, 2.5),
          hLineWidth: (/** @type {number} */ at) => (at === total || at === total + 1 ? 0.9 : 0),
          hLineColor: (/** @type {number} */ at) => (at === total ? colors.text : colors.edge),
          paddingTop: (/** @type {number} */ at) => (at === total || at === total + 1 ? 6 : 2.5),
          paddingBottom: (/** @type {number} */ at) => (at === total ? 6 : 2.5),
        },
      },
    ]),
    unbreakable: true,
  };
}

/**
 * What pdfmake prints: the words of a document, laid out.
 * @returns {Definition}
 */
export function definition(/** @type {PrintedDocument} */ document, /** @type {Needed} */ faces) {
  const page = new Page(document, faces);
  const { brand, title, fileTitle, language, date, texts, notes, colors } = document;
  const below = (/** @type {any} */ part, /** @type {number} */ space) => ({
    stack: [part],
    margin: [0, space, 0, 0],
  });
  const content = [
    top(page),
    below(page.rule(page.width, 1.2, colors.text), 10),
    below(page.say(title, { size: size.title, voice: 'title', width: page.width }), 20),
    below(about(page), 16),
    ...(document.code === undefined
      ? texts.map((text) => below(page.say(text, { width: page.width }), 18))
      : [below(code(page, document.code), 30)]),
    ...(document.lines.length > 0 ? [below(lines(page), 24)] : []),
    ...(document.sums.length > 0 ? [below(sums(page), 14)] : []),
    ...notes.map((note) =>
      below(page.say(note, { size: size.small, color: colors.subtle, width: page.width }), 12),
    ),
  ];
  const at = new Date(date);
  return /** @type {Definition} */ ({
    pageSize: page.paper,
    pageMargins: [margin, 44, margin, 58],
    version: '1.7',
    language,
    displayTitle: true,
    info: { title: fileTitle, author: brand, creator: brand, creationDate: at, modDate: at },
    defaultStyle: { font: 'Text', fontSize: size.text, lineHeight: 1.2 },
    content,
    footer: (/** @type {number} */ number, /** @type {number} */ count) => {
      const half = (page.width - gap) / 2;
      const look = { size: size.small, color: colors.subtle, width: half };
      const counted = document.pages.replace('{page}', String(number)).replace('{pages}', String(count));
      return {
        margin: [margin, 18, margin, 0],
        columns: page.beside([
          { width: half, ...page.say(fileTitle, look) },
          { width: half, ...page.say(counted, { ...look, align: 'end' }) },
        ]),
        columnGap: gap,
      };
    },
  });
}
