import { AsyncLocalStorage } from 'node:async_hooks';
import { DefaultConnectionProvider, TransactionBuilder } from 'kysely';
import { CatalogueVersion } from '../../kernel/database/CatalogueVersion.ts';

// Vitest set-up of the back end. The embedded database has one connection, and a server's pool has an end: what a
// transaction waits for must not need a second connection, or both wait for each other. Tests that do so fail at once.

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

const refuseInTransaction = (what: string) => {
  if (transactions.getStore()?.isOpen)
    throw new Error(
      `${what} inside of a transaction that holds a connection: pass the transaction, or move it out.`,
    );
};

function refuseSecondConnections(): void {
  const { execute } = TransactionBuilder.prototype;
  TransactionBuilder.prototype.execute = function (change) {
    refuseInTransaction('A second transaction');
    const transaction = { isOpen: true };
    return execute.call(this, (trx) =>
      transactions.run(transaction, async () => {
        try {
          return await change(trx);
        } finally {
          transaction.isOpen = false;
        }
      }),
    ) as ReturnType<typeof change>;
  };

  const { provideConnection } = DefaultConnectionProvider.prototype;
  DefaultConnectionProvider.prototype.provideConnection = function (consumer) {
    refuseInTransaction('A query of its own connection');
    return provideConnection.call(this, consumer) as ReturnType<typeof consumer>;
  };

  // It asks the database only now and then: tests would seldom see it.
  const { current } = CatalogueVersion.prototype;
  CatalogueVersion.prototype.current = function () {
    refuseInTransaction('The catalogue is read');
    return current.call(this);
  };
}

// The files of a worker share their modules, and each begins with this one.
const worker = globalThis as { secondConnectionsAreRefused?: true };
if (!worker.secondConnectionsAreRefused) refuseSecondConnections();
worker.secondConnectionsAreRefused = true;
