// Written by tokens/build.ts from the token files. Change those, not this.
/** What `token()` falls back to where a brand says nothing: another token in braces, or a value. */
export const tokenDefaults: Readonly<Partial<Record<string, string>>> = {
  'color.skeleton': '{color.tile}',
  'color.skeleton.sheen': '{color.tile.strong}',
  'color.rating': '{color.text}',
  'color.rating.empty': '{color.edge}',
  'color.chart': '{color.text}',
  'color.chart.track': '{color.tile.strong}',
  'color.selected': '{color.text}',
  'color.disabled': '{color.tile.strong}',
  'color.disabled.on': '{color.text.subtle}',
  'layer.popover': '45',
  'layer.tooltip': '60',
  'size.row': '48px',
  'pad.control': '14px',
  'pad.button': '24px',
  'pad.cell': '12px',
  'pad.card': '20px',
  'pad.dialog': '24px',
  'gap.items': '12px',
  'gap.groups': '24px',
};
