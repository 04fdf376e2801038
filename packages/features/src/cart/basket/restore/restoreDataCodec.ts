import type { AddItem } from '@touchline/contract/basket/schema';
import type { StoredCodec } from '../../../platform/storage/index.ts';
import { packedRestoreData, unpackedRestoreData } from './packedRestoreData.ts';
import { readRestoreData, writeRestoreData } from './restoreData.ts';

/** Longest percent-encoded JSON that is stored as it is; longer data is packed to fit into the cookies. */
const maxJsonLength = 3900;

/** The restore data as JSON, and packed where the JSON does not fit into one cookie. */
export const restoreDataCodec: StoredCodec<readonly AddItem[]> = {
  encode: (items) => {
    const text = writeRestoreData(items);
    return encodeURIComponent(text).length > maxJsonLength ? packedRestoreData(items) : text;
  },
  decode: (text) => readRestoreData(text.startsWith('[') ? text : (unpackedRestoreData(text) ?? '')),
};
