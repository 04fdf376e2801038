export { SizeGrid } from '../src/SizeGrid/SizeGrid.tsx';
export type { SizeGridProps, SizeOption } from '../src/SizeGrid/SizeGrid.tsx';
