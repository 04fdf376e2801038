import type { PersonalisationKey } from '@touchline/contract/personalisedProduct/schema';
import type { Condition, GenderCode } from '@touchline/contract/product/schema';
import type { ColourFamily, DepartmentKey, SportKey } from './taxonomy.ts';

/** Lists that are not categories, and steps of the path to a list. */
export type ListKey = 'home' | 'all' | 'new' | 'sale' | 'sports' | 'reduced';

/** What a picture of a product shows. */
export type ViewKey = 'side' | 'top' | 'sole' | 'heel' | 'toe' | 'front' | 'back' | 'detail';

/** Badges of a jersey, and pictures of a shoe. */
export type PersonalisationChoice = 'captain' | 'league' | 'bolt' | 'star' | 'wing';

/** The texts of the catalogue itself in one language; those of products are data. */
export interface CatalogueMessages {
  readonly sports: Readonly<Record<SportKey, string>>;
  readonly departments: Readonly<
    Record<
      DepartmentKey,
      {
        readonly name: string;
        /** Title of a list of one kind of product; `{thing}` is written small, `{Thing}` as it is. */
        readonly title: string;
      }
    >
  >;
  readonly genders: Readonly<Record<GenderCode, string>>;
  /** What state goods are in that are not new. */
  readonly conditions: Readonly<Record<Exclude<Condition, 'new'>, string>>;
  readonly colours: Readonly<Record<ColourFamily, string>>;
  readonly lists: Readonly<Record<ListKey, string>>;
  /** Links to the whole list, with `{count}`. */
  readonly allNew: string;
  readonly allReduced: string;
  readonly allOf: string;
  /** Title of the links to help in a footer that nobody has written. */
  readonly help: string;
  /** Meta description of a list, with its `{title}`. */
  readonly listDescription: string;
  /** The label of products of one size. */
  readonly oneSize: string;
  readonly views: Readonly<Record<ViewKey, string>>;
  /** Labels of what can be put on a product. */
  readonly personalisation: Readonly<Record<PersonalisationKey, string>>;
  /** For whom a gift card is: `{name}` and `{email}`; and when it is sent, on a `{day}` or once it is paid. */
  readonly gift: Readonly<Record<'for' | 'onDay' | 'once', string>>;
  readonly personalisationChoices: Readonly<Record<PersonalisationChoice, string>>;
}
