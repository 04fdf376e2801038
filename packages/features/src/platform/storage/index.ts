export { json, plainText } from './codecs.ts';
export {
  defineStored,
  type MaxAge,
  type StoragePurpose,
  type StoredCodec,
  type StoredPlace,
  type StoredValue,
} from './defineStored.ts';
export { namesOf, stored, type StorageNeeds, type Stored } from './stored.ts';
