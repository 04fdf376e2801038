import type { DeskPage, DeskTexts } from '@touchline/contract/desk/page';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { Kysely } from 'kysely';
import type { CatalogueVersion } from '../../kernel/database/CatalogueVersion.ts';
import type { StoredPicture } from '../products/tables.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** A version of a page, and when shoppers see it. */
export interface Publication {
  readonly brand: string;
  readonly kind: 'page' | 'frame';
  readonly key: string;
  /** 0: what the brand's folder has. */
  readonly number: number;
  readonly body: DeskPage | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** A picture that was uploaded at the desk. */
export interface UploadedPicture {
  readonly brand: string;
  readonly name: string;
  readonly alt: DeskTexts;
  readonly picture: StoredPicture;
}

interface Known {
  readonly version: number;
  /** By their beginning, the earliest first. */
  readonly publications: readonly Publication[];
  readonly pictures: readonly UploadedPicture[];
}

/**
 * What was published at the desk, in memory: asked for again when the version of the catalogue has changed, which every
 * publication raises. While the database is away, the last known.
 */
export class PublishedContent {
  readonly #db: Kysely<Database>;
  readonly #version: CatalogueVersion;
  #known: Known | undefined;
  readonly #join = singleFlight();

  constructor(db: Kysely<Database>, version: CatalogueVersion) {
    this.#db = db;
    this.#version = version;
  }

  /** The publications of a brand that are shown now: one a document, the one that began last. */
  async shownAt(brand: string, now: Date): Promise<readonly Publication[]> {
    const shown = new Map<string, Publication>();
    for (const publication of (await this.#current()).publications)
      if (publication.brand === brand && isShownAt(publication, now))
        shown.set(`${publication.kind} ${publication.key}`, publication);
    return [...shown.values()];
  }

  /** The pictures that were uploaded for a brand, the newest first. */
  async picturesOf(brand: string): Promise<readonly UploadedPicture[]> {
    return (await this.#current()).pictures.filter((picture) => picture.brand === brand);
  }

  async #current(): Promise<Known> {
    const known = this.#known;
    try {
      const version = await this.#version.current();
      if (known?.version === version) return known;
      return await this.#join(String(version), () => this.#read(version));
    } catch (error) {
      if (known) return known;
      throw error;
    }
  }

  async #read(version: number): Promise<Known> {
    const publications = await this.#db
      .selectFrom('content_publications as p')
      .innerJoin('content_documents as d', 'd.id', 'p.document_id')
      .leftJoin('content_versions as v', (join) =>
        join.onRef('v.document_id', '=', 'p.document_id').onRef('v.number', '=', 'p.number'),
      )
      .select([
        'd.brand',
        'd.kind',
        'd.key',
        'p.number',
        'v.body',
        'p.starts_at as startsAt',
        'p.ends_at as endsAt',
      ])
      .orderBy('p.starts_at')
      .orderBy('p.created_at')
      .execute();
    const pictures = await this.#db
      .selectFrom('content_pictures')
      .select(['brand', 'name', 'alt', 'picture'])
      .orderBy('created_at', 'desc')
      .execute();
    this.#known = { version, publications, pictures };
    return this.#known;
  }
}

const isShownAt = ({ startsAt, endsAt }: Publication, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);
