import type { DeskPage } from '@touchline/contract/desk/page';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { Kysely } from 'kysely';
import type { CatalogueVersion } from '../../kernel/database/CatalogueVersion.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** A version of a page, and when shoppers see it. */
export interface Publication {
  readonly brand: string;
  readonly key: string;
  /** 0: what the brand's folder has. */
  readonly number: number;
  readonly body: DeskPage | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/**
 * What was published at the desk, in memory: asked for again when the version of the catalogue has changed, which every
 * publication raises. While the database is away, the last known.
 */
export class PublishedContent {
  readonly #db: Kysely<Database>;
  readonly #version: CatalogueVersion;
  #known: { readonly version: number; readonly publications: readonly Publication[] } | undefined;
  readonly #join = singleFlight();

  constructor(db: Kysely<Database>, version: CatalogueVersion) {
    this.#db = db;
    this.#version = version;
  }

  /** The publications of a brand that are shown now: one a page, the one that began last. */
  async shownAt(brand: string, now: Date): Promise<readonly Publication[]> {
    const shown = new Map<string, Publication>();
    for (const publication of await this.#all())
      if (publication.brand === brand && isShownAt(publication, now)) shown.set(publication.key, publication);
    return [...shown.values()];
  }

  /** By their beginning, the earliest first. */
  async #all(): Promise<readonly Publication[]> {
    const known = this.#known;
    try {
      const version = await this.#version.current();
      if (known?.version === version) return known.publications;
      return await this.#join(String(version), () => this.#read(version));
    } catch (error) {
      if (known) return known.publications;
      throw error;
    }
  }

  async #read(version: number): Promise<readonly Publication[]> {
    const publications = await this.#db
      .selectFrom('content_publications as p')
      .innerJoin('content_documents as d', 'd.id', 'p.document_id')
      .leftJoin('content_versions as v', (join) =>
        join.onRef('v.document_id', '=', 'p.document_id').onRef('v.number', '=', 'p.number'),
      )
      .select(['d.brand', 'd.key', 'p.number', 'v.body', 'p.starts_at as startsAt', 'p.ends_at as endsAt'])
      .where('d.kind', '=', 'page')
      .orderBy('p.starts_at')
      .orderBy('p.created_at')
      .execute();
    this.#known = { version, publications };
    return publications;
  }
}

const isShownAt = ({ startsAt, endsAt }: Publication, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);
