/** Props for a control that is described by the `Tooltip` of that id: `<IconButton label="Save" {...tooltipTarget('save')}>` */
export function tooltipTarget(id: string) {
  return { 'aria-describedby': id } as const;
}
