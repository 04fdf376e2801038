/** A name and its value, such as a number or a date. */
export interface PrintedFact {
  readonly name: string;
  readonly value: string;
}

/** A line of a document: what it is, how many, and what it costs. */
export interface PrintedLine {
  readonly name: string;
  /** Smaller, below: colour, size, what is put on it. */
  readonly detail: string;
  /** The cells after it, one for each further column. */
  readonly cells: readonly string[];
}

export interface PrintedSum extends PrintedFact {
  readonly isTotal?: boolean;
}

/** A document to print: all of its words, in the order in which they are read. */
export interface PrintedDocument {
  /** BCP 47: `de-DE`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  /** Of the brand: `#rrggbb`. */
  readonly colors: { readonly text: string; readonly subtle: string; readonly edge: string };
  readonly title: string;
  /** What the file calls itself, with the number. */
  readonly fileTitle: string;
  /** When it was made, ISO 8601: the same document has the same bytes. */
  readonly date: string;
  /** Who issues it: name, address, numbers. */
  readonly issuer: readonly string[];
  readonly facts: readonly PrintedFact[];
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** To be scanned, with the same in letters. */
  readonly code?: string;
  /** How it is used, as of a label. */
  readonly texts: readonly string[];
  /** Titles of the columns: of the first, and of each cell. */
  readonly columns: readonly string[];
  readonly lines: readonly PrintedLine[];
  readonly sums: readonly PrintedSum[];
  /** Below the sums, smaller. */
  readonly notes: readonly string[];
  /** At the foot of each page; `{page}` and `{pages}` are replaced. */
  readonly pages: string;
}

/** Whatever makes a PDF of a document. */
export interface Printer {
  print(document: PrintedDocument): Promise<Uint8Array>;
}
