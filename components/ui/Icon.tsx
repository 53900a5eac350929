/** Drawn on a 16 × 16 grid with a 1.5 stroke in the text's own colour. */
const PATHS = {
  aside: 'M2 3.2h12v9.6H2ZM8 3.2v9.6M10.2 6.4 11.8 8l-1.6 1.6',
  alert: 'M8 2.2 14.4 13.4H1.6ZM8 6.4v3.2M8 11.4v.2',
  back: 'M5.4 3 2.4 6l3 3M2.6 6h6.6a4 4 0 0 1 0 8H6',
  bell: 'M3.4 11.6h9.2L11.4 9.8V6.9a3.4 3.4 0 0 0-6.8 0v2.9ZM6.6 11.6a1.4 1.4 0 0 0 2.8 0',
  cash: 'M1.8 4h12.4v8H1.8ZM8 6.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2',
  check: 'M2.8 8.6 6.2 12 13.2 4.6',
  'chevron-down': 'M3.5 6 8 10.5 12.5 6',
  copy: 'M5.6 5.6V2.8h7.6v7.6h-2.8M2.8 5.6h7.6v7.6H2.8Z',
  cross: 'M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4',
  download: 'M8 2v7.6M4.6 6.4 8 9.8l3.4-3.4M2.6 13.4h10.8',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 7.4v3.4M8 5.1v.2',
  list: 'M2.6 4.2h.2M5.6 4.2h7.8M2.6 8h.2M5.6 8h7.8M2.6 11.8h.2M5.6 11.8h7.8',
  outside: 'M9 2.8h4.2V7M13 3 7.6 8.4M11.4 9.4v3.8H2.8V4.6h3.8',
  parcel: 'M2 5 8 2l6 3v6.4L8 14.4 2 11.4ZM2 5l6 3 6-3M8 8v6.4M5 3.5l6 3',
  paste: 'M5.6 3.2H3.4v10.6h9.2V3.2h-2.2M5.6 2h4.8v2.6H5.6ZM5.8 8h4.4M5.8 10.8h4.4',
  pencil: 'M2.8 13.2l.6-2.8 7.4-7.4 2.2 2.2-7.4 7.4Z',
  person: 'M8 8.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8ZM2.6 13.8c.6-2.6 2.8-3.8 5.4-3.8s4.8 1.2 5.4 3.8',
  printer: 'M4.4 6V2.4h7.2V6M4.4 11.6H2.6V6h10.8v5.6h-1.8M4.4 9.4h7.2v4.2H4.4Z',
  route:
    'M3.6 5.4a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM12.4 13.8a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM3.6 5.4v4.2a2.6 2.6 0 0 0 5.2 0V6.4a2.6 2.6 0 0 1 3.6-2.4v6.6',
  point: 'M6.4 6.4 13.6 9l-3.2 1.4L9 13.6ZM5.6 1.8v1.6M1.8 5.6h1.6M2.9 2.9 4 4M8.3 2.9 7.2 4M2.9 8.3 4 7.2',
  search: 'M7 2.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2ZM10.4 10.4l3.4 3.4',
  settings:
    'M2 4.6h6M12 4.6h2M2 11.4h2M8 11.4h6M10 2.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM6 9.6a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  stop: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 4.8v3.8M8 10.9v.2',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1.4v1.4M8 13.2v1.4M1.4 8h1.4M13.2 8h1.4M3.3 3.3l1 1M11.7 11.7l1 1M3.3 12.7l1-1M11.7 4.3l1-1',
  tag: 'M2.4 2.4h5l6.2 6.2-5 5-6.2-6.2ZM5.2 5.2v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from screen readers: the words beside it say the same. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
