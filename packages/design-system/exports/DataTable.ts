export { DataTable } from '../src/DataTable/DataTable.tsx';
export type { DataTableColumn, DataTableProps, DataTableSort } from '../src/DataTable/DataTable.tsx';
