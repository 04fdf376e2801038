import { crashWhilePlacing } from '../../sales/order/testing/crashWhilePlacing.ts';
import { openPostgres } from '../openPostgres.ts';

// node crashProgram.mjs POINT DATABASE_URL: a shop in a process of its own, which kills itself at a point of an order.
const [, , point = '', url = ''] = process.argv;
await crashWhilePlacing(openPostgres(url, { size: 4 }), point, () => process.kill(process.pid, 'SIGKILL'));
process.exit(1);
