import type { Metapages } from '@touchline/contract/content/flow';
import { DeskPageSection } from '@touchline/contract/desk/page';
import { pageProblems } from '@touchline/contract/desk/pageProblems';
import * as z from 'zod/mini';

type Layout = Metapages['resolvedLayouts'][number];

const Variants = z.object({
  kind: z.literal('variants'),
  variants: z.array(z.object({ audience: z.optional(z.string()), content: z.array(z.unknown()) })),
});

/**
 * The sections of a layout that can be shown in a language. Of variants it is the one for the audience that was asked for,
 * else the first: public pages are the same for everybody. Nested layouts, and what has not the form of a section or could
 * not be published at the desk, are left out.
 */
export function layoutSections({ content }: Layout, language: string): DeskPageSection[] {
  const nodes = content.flatMap((node) => {
    const { success, data } = z.safeParse(Variants, node);
    if (!success) return [node];
    const { variants } = data;
    return (variants.find(({ audience }) => audience === 'default') ?? variants[0])?.content ?? [];
  });
  return nodes.flatMap((node) => {
    const section = z.safeParse(DeskPageSection, node).data;
    return section && isPublishable(section, language) ? [section] : [];
  });
}

const named = { en: '-' };

const isPublishable = (section: DeskPageSection, language: string): boolean =>
  pageProblems({ title: named, description: named, sections: [section] }, [language]).length === 0;
