import type { BrandDesign } from '../kernel/brand/BrandDesign.ts';
import type { MailBlock, MailContent } from './MailContent.ts';

/** The plain text of a mail, for programs and people that read no HTML. */
export function renderText(content: MailContent, brand: BrandDesign): string {
  const links = (content.links ?? []).map(({ label, href }) => `${label}:\n${href}`);
  const parts = [brand.name, content.title, ...content.blocks.map(textOf), content.reason, ...links];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'items':
      return block.items.map(({ name, detail, amount }) => `${name}\n${detail}\n${amount}`).join('\n\n');
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'address':
      return [block.title, ...block.lines].join('\n');
    default:
      return block satisfies never;
  }
}
