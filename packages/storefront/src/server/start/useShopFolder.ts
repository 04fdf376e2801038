// The settings of the folder that `SHOP_DIR` names, for a command: imported before what reads them.
import { shopFolderSettings } from './shopFolder.ts';

try {
  Object.assign(process.env, shopFolderSettings(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
