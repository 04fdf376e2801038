export { cookieNoticeMessages } from './cookieNoticeMessages.ts';
export { StoredValueList, type StoredValueListProps } from './StoredValueList.tsx';
