import { createIcon } from './createIcon.tsx';

export type { IconProps } from './createIcon.tsx';

export const MenuIcon = /* @__PURE__ */ createIcon('M3 6h18M3 12h18M3 18h18');
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3 21 21',
);
export const BagIcon = /* @__PURE__ */ createIcon('M5 8.5h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20.5 4.2 12.6a4.9 4.9 0 0 1 0-6.9a4.7 4.7 0 0 1 6.8 0l1 1 1-1a4.7 4.7 0 0 1 6.8 0a4.9 4.9 0 0 1 0 6.9z',
);
export const AccountIcon = /* @__PURE__ */ createIcon(
  'M12 3.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 21v-1a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5v1',
);
export const CloseIcon = /* @__PURE__ */ createIcon('M5 5l14 14M19 5 5 19');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M5.5 9l6.5 6.5L18.5 9');
export const ChevronUpIcon = /* @__PURE__ */ createIcon('M5.5 15 12 8.5l6.5 6.5');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 5.5l6.5 6.5L9 18.5');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M15 5.5 8.5 12l6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h15M13 5.5l6.5 6.5-6.5 6.5');
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M20 12H5M11 5.5 4.5 12l6.5 6.5');
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const CheckIcon = /* @__PURE__ */ createIcon('M4.5 12.5 9.5 17.5 19.5 7');
export const TruckIcon = /* @__PURE__ */ createIcon(
  'M2.5 6H14v11H2.5zM14 10h4l3.5 3.5V17H14M7 15.2a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 0 0 0-3.8zM17.5 15.2a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 0 0 0-3.8z',
);
export const StoreIcon = /* @__PURE__ */ createIcon('M4.5 4h15l1 5.5H3.5zM5 10v10.5h14V10M9.5 20v-5.5h5V20');
export const ReturnIcon = /* @__PURE__ */ createIcon('M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9');
export const RulerIcon = /* @__PURE__ */ createIcon(
  'M2.5 8h19v8.5h-19zM6.5 8.5V12M10.2 8.5v2M13.8 8.5V12M17.5 8.5v2',
);
export const FilterIcon = /* @__PURE__ */ createIcon('M2.5 7.5h19M2.5 16.5h19M16 4.5v6M8 13.5v6');
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21.5s-7-6.2-7-12a7 7 0 0 1 14 0c0 5.8-7 12-7 12zM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5.5',
  'M12 6.9a1.15 1.15 0 1 0 0 2.3a1.15 1.15 0 0 0 0-2.3z',
);
export const WarningIcon = /* @__PURE__ */ createIcon(
  'M12 3.5 22 20.5H2zM12 9.8V14',
  'M12 15.9a1.15 1.15 0 1 0 0 2.3a1.15 1.15 0 0 0 0-2.3z',
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M4 4l16 16M9.7 5.8A9.7 9.7 0 0 1 12 5.5C18.4 5.5 22 12 22 12a17 17 0 0 1-3 3.6M6.2 7.4A16.5 16.5 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.8-1.2M10 10a2.8 2.8 0 0 0 4 4',
);
export const LockIcon = /* @__PURE__ */ createIcon('M5 10.5h14v10H5zM8.5 10V7a3.5 3.5 0 0 1 7 0v3');
export const CardIcon = /* @__PURE__ */ createIcon('M2.5 5.5h19v13h-19zM2.5 10h19M6 14.5h4');
export const CalendarIcon = /* @__PURE__ */ createIcon('M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5');
export const ClockIcon = /* @__PURE__ */ createIcon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.5l3.5 2');
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z',
);
export const GiftIcon = /* @__PURE__ */ createIcon(
  'M4 11.5h16v9H4zM3 7.5h18v4H3zM12 7.5v13M12 7.5C9.5 7.5 7 6.5 7 4.8C7 3.7 7.8 3 8.8 3C11 3 12 5.5 12 7.5zM12 7.5c2.5 0 5-1 5-2.7C17 3.7 16.2 3 15.2 3C13 3 12 5.5 12 7.5z',
);
export const MailIcon = /* @__PURE__ */ createIcon('M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7');
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M5 3.5h4l1.8 5-2.5 1.8a12 12 0 0 0 5.4 5.4l1.8-2.5 5 1.8v4a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1A1.5 1.5 0 0 1 5 3.5z',
);
export const ChatIcon = /* @__PURE__ */ createIcon('M4 4.5h16v12h-9L6 20.5v-4H4z');
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
);
export const EditIcon = /* @__PURE__ */ createIcon('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5');
export const CameraIcon = /* @__PURE__ */ createIcon(
  'M3 7h4.5L9 4.5h6L16.5 7H21v12.5H3zM12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z',
);
export const BellIcon = /* @__PURE__ */ createIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4');
export const ShareIcon = /* @__PURE__ */ createIcon('M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 11.5v9h14v-9');
export const ExternalIcon = /* @__PURE__ */ createIcon('M13.5 4H20v6.5M20 4l-9 9M18 13.5V20H4V6h6.5');
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 3.5V15M7 10.5l5 5 5-5M4 20.5h16');
export const PlayIcon = /* @__PURE__ */ createIcon('M7 4.5l12.5 7.5L7 19.5z');
export const PauseIcon = /* @__PURE__ */ createIcon('M8 5v14M16 5v14');
export const BoxIcon = /* @__PURE__ */ createIcon(
  'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9',
);
export const TagIcon = /* @__PURE__ */ createIcon(
  'M3.5 3.5H12l8.5 8.5-8.5 8.5L3.5 12z',
  'M8 6.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6z',
);
export const HomeIcon = /* @__PURE__ */ createIcon('M4 10.5 12 4l8 6.5V20H4zM9.5 20v-6h5v6');
export const RefreshIcon = /* @__PURE__ */ createIcon('M20 5v5h-5M19.5 10a8 8 0 1 0 .5 4');
export const BrokenPictureIcon = /* @__PURE__ */ createIcon(
  'M3.5 5h8l-2 4.5 3.5 2-2.5 3.5 2 4h-9zM15 5h5.5v14H16l-1.5-3.5 3-4-3.5-2.5zM6 15.5l3-3',
);
