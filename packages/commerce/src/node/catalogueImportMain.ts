import { inCommerce } from './commerceFolder.ts';
import { catalogueImport } from './catalogueImport.ts';

process.exitCode = await catalogueImport(process.argv.slice(2), inCommerce('../../.data'));
