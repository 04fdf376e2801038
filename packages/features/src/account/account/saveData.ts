import type { AccountData } from '@touchline/contract/account/schema';

/** Saves the data as a file of the browser. */
export function saveData(data: AccountData, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun once the press is handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
