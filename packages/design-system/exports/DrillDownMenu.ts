export { DrillDownMenu } from '../src/DrillDownMenu/DrillDownMenu.tsx';
export type { DrillDownEntry, DrillDownMenuProps } from '../src/DrillDownMenu/DrillDownMenu.tsx';
